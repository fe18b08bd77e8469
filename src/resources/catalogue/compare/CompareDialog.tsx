import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { useId } from 'react'
import type { CatalogueProduct } from '#contract/product'
import { CataloguePicture } from '../cards/CataloguePicture.tsx'
import type { QuoteCatalogue } from '../quote/useQuoteCatalogue.ts'
import { comparedFacts } from './comparedFacts.ts'

interface CompareDialogProps {
  readonly products: readonly CatalogueProduct[]
  readonly quoting: QuoteCatalogue
  readonly onClose: () => void
}

/** No product is narrower than its words; where there is no room for all, they pass behind the names of the facts. */
const tableOf = (products: number) =>
  ({
    tableLayout: 'fixed',
    minWidth: 130 + 140 * products,
    '& thead th': { whiteSpace: 'normal' },
    '& thead th:first-of-type, & tbody th': {
      position: 'sticky',
      left: 0,
      zIndex: 1,
      bgcolor: 'background.paper',
    },
  }) as const

/** Products of the catalogue side by side; what differs stands out. */
export function CompareDialog({ products, quoting, onClose }: CompareDialogProps) {
  const titleId = useId()
  return (
    <Dialog open onClose={onClose} maxWidth="lg" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>Compare</DialogTitle>
      <DialogContent>
        <Box sx={{ overflowX: 'auto' }}>
          <Table size="small" aria-labelledby={titleId} sx={tableOf(products.length)}>
            <TableHead>
              <TableRow>
                <TableCell sx={{ width: 130 }} />
                {products.map(product => (
                  <TableCell key={product.id} component="th" scope="col" sx={{ verticalAlign: 'bottom' }}>
                    <CataloguePicture product={product} height={130} />
                    {product.productDescription}
                  </TableCell>
                ))}
              </TableRow>
            </TableHead>
            <TableBody>
              {comparedFacts(products).map(({ name, values, differs }) => (
                <TableRow key={name}>
                  <TableCell component="th" scope="row" sx={{ color: 'text.secondary' }}>
                    {name}
                  </TableCell>
                  {products.map(({ id }, index) => (
                    <TableCell key={id} sx={differs ? { fontWeight: 600 } : { color: 'text.secondary' }}>
                      {values[index] || '–'}
                    </TableCell>
                  ))}
                </TableRow>
              ))}
              {quoting.label === null ? null : (
                <TableRow sx={{ '& td': { border: 0 } }}>
                  <TableCell />
                  {products.map(product => (
                    <TableCell key={product.id}>
                      <Button
                        size="small"
                        variant="outlined"
                        loading={quoting.pendingId === product.id}
                        onClick={() => quoting.quote([product])}
                        aria-label={`${quoting.label}: ${product.productDescription}`}
                      >
                        {quoting.label}
                      </Button>
                    </TableCell>
                  ))}
                </TableRow>
              )}
            </TableBody>
          </Table>
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Close</Button>
      </DialogActions>
    </Dialog>
  )
}
