import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import type { Quote } from '#contract/quote'
import { setLacks } from '#domain/quoteSets'
import { Panel } from '../../../components/panel/Panel.tsx'
import { CreateSetButton } from './CreateSetButton.tsx'
import { SetDocumentButton } from './SetDocumentButton.tsx'
import { SetPriceTable } from './SetPriceTable.tsx'
import { SetRow } from './SetRow.tsx'

/** The set of a master quote: its components with ratio and shipping method, whether it is valid, and what it costs. */
export function SetPanel({ quote }: { readonly quote: Quote }) {
  const { isMultiComponent, components } = quote
  if (!isMultiComponent) return null
  const lacks = setLacks(
    components.map(({ reference, isMaster, delivery }) => ({
      ...{ reference, isMaster },
      ratioToParent: delivery.ratioToParent,
      shippingMethod: delivery.shippingMethod,
    })),
  )
  return (
    <Box sx={{ mt: 2 }}>
      <Panel
        isDense
        title="Multi-component Set"
        beside={
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
            <CreateSetButton quote={quote} />
            <SetDocumentButton quote={quote} />
            <Chip
              label={lacks.length === 0 ? 'Valid' : 'Not valid yet'}
              color={lacks.length === 0 ? 'success' : 'default'}
              variant="outlined"
            />
          </Box>
        }
      >
        {lacks.length === 0 ? null : (
          <Alert severity="info" sx={{ mb: 1 }}>
            {lacks.join(' ')}
          </Alert>
        )}
        {components.length === 0 ? null : (
          <TableContainer sx={{ mb: 1 }}>
            <Table size="small" aria-label="Components of the set">
              <TableHead>
                <TableRow>
                  <TableCell>Component</TableCell>
                  <TableCell>Ratio to Parent</TableCell>
                  <TableCell>Shipping Method</TableCell>
                </TableRow>
              </TableHead>
              <TableBody>
                {components.map(component => (
                  <SetRow key={component.quoteItemId} quote={quote} component={component} />
                ))}
              </TableBody>
            </Table>
          </TableContainer>
        )}
        <SetPriceTable quote={quote} />
      </Panel>
    </Box>
  )
}
