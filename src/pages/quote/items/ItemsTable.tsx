import Paper from '@mui/material/Paper'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import useMediaQuery from '@mui/material/useMediaQuery'
import { Fragment } from 'react'
import type { Quote, QuoteItemRow } from '#contract/quote'
import { inOptions, needsOf } from '#domain/quoteOptions'
import { visuallyHidden } from '../../../layout/visuallyHidden.ts'
import { ItemCards } from './ItemCards.tsx'
import { ItemTableRow } from './ItemTableRow.tsx'
import { noItems } from './itemWords.ts'
import { OptionsRow } from './OptionsRow.tsx'
import { staysInSight } from './staysInSight.ts'
import { useOpenItem } from './useOpenItem.ts'
import { WorthFoot } from './WorthFoot.tsx'

/** The items of a quote as its page lists them: a closed option stands alone, as does the last one left open. */
const shownItems = (items: readonly QuoteItemRow[]): QuoteItemRow[] =>
  inOptions(items.map(item => (item.closeType === null ? item : { ...item, option: null })))

/** `givesWay`: where there is little room its value stands small below another's, so that the price stays in sight. */
const allColumns: readonly { readonly name: string; readonly right?: true; readonly givesWay?: true }[] = [
  { name: 'Item' },
  { name: 'Description and Category' },
  { name: 'Style and Size (mm)' },
  { name: 'Board Grade' },
  { name: 'Quantity', right: true },
  { name: 'Plant', givesWay: true },
  { name: 'Step' },
  { name: 'Assignment Group', givesWay: true },
  { name: 'Assignee', givesWay: true },
  { name: 'Price', right: true },
  { name: 'Valid' },
  { name: 'On Hold', givesWay: true },
]

/** The items of a quote; a row opens its item. */
export function ItemsTable({ quote }: { readonly quote: Quote }) {
  const open = useOpenItem(quote.id)
  const isTight = useMediaQuery('(max-width: 1359px)', { noSsr: true })
  const isPhone = useMediaQuery(theme => theme.breakpoints.down('sm'), { noSsr: true })
  const label = 'Quote items'
  const needs = needsOf(shownItems(quote.items))
  if (isPhone) return <ItemCards label={label} quote={quote} needs={needs} onOpen={id => void open(id)} />
  const columns = allColumns.filter(({ givesWay }) => !isTight || givesWay !== true)
  return (
    <TableContainer component={Paper} variant="outlined">
      <Table
        size="small"
        aria-label={label}
        sx={{ '& th, & td': { px: 1 }, '& th': { whiteSpace: isTight ? 'normal' : 'nowrap' } }}
      >
        <TableHead>
          <TableRow>
            {columns.map(({ name, right }) => (
              <TableCell key={name} align={right ? 'right' : 'left'}>
                {name}
              </TableCell>
            ))}
            <TableCell sx={staysInSight}>
              <span style={visuallyHidden}>Actions</span>
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {needs.map(options => (
            <Fragment key={options[0]?.id}>
              {options.length === 1 ? null : (
                <OptionsRow options={options} quoteId={quote.id} columns={columns.length + 1} />
              )}
              {options.map(item => (
                <ItemTableRow
                  key={item.id}
                  item={item}
                  quote={quote}
                  isOption={options.length > 1}
                  isTight={isTight}
                  onOpen={() => void open(item.id)}
                />
              ))}
            </Fragment>
          ))}
          {quote.items.length === 0 ? (
            <TableRow>
              <TableCell colSpan={columns.length + 1} sx={{ color: 'text.secondary', py: 2 }}>
                {noItems}
              </TableCell>
            </TableRow>
          ) : null}
        </TableBody>
        <WorthFoot quote={quote} columns={columns.length + 1} />
      </Table>
    </TableContainer>
  )
}
