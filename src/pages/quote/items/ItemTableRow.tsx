import TableCell from '@mui/material/TableCell'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import type { Quote, QuoteItemRow } from '#contract/quote'
import { boxSize, moneyEach, quantity } from '#domain/formats'
import { itemCategoryLabel } from '#domain/quoteItem'
import { optionLabel } from '#domain/quoteOptions'
import { ItemLink } from './ItemLink.tsx'
import { StandstillMark, ValidMark } from './ItemMarks.tsx'
import { ItemMenu } from './ItemMenu.tsx'
import { styleLabel, whoHas } from './itemWords.ts'
import { optionEdge } from './optionEdge.ts'
import { staysInSight } from './staysInSight.ts'

interface ItemTableRowProps {
  readonly item: QuoteItemRow
  readonly quote: Quote
  /** Whether it stands beside others of which the customer takes one. */
  readonly isOption: boolean
  /** Whether the columns that give way stand below others. */
  readonly isTight: boolean
  readonly onOpen: () => void
}

function Below({ words }: { readonly words: string }) {
  return (
    <Typography variant="body2" component="div" color="textSecondary">
      {words}
    </Typography>
  )
}

/** An item of the quote's table. The whole row opens it; by keyboard its reference does. */
export function ItemTableRow({ item, quote, isOption, isTight, onOpen }: ItemTableRowProps) {
  const closed = item.closeType !== null
  const mark = <StandstillMark isOnHold={item.isOnHold} closeType={item.closeType} />
  return (
    <TableRow
      hover
      data-leads-to={`/qitem/${item.id}`}
      onClick={onOpen}
      sx={{ cursor: 'pointer', opacity: closed ? 0.65 : 1, ...(isOption ? optionEdge : {}) }}
    >
      <TableCell sx={{ whiteSpace: 'nowrap' }}>
        <ItemLink id={item.id} onOpen={onOpen}>
          {item.reference}
        </ItemLink>
        {isOption ? (
          <Typography variant="caption" component="div" color="textSecondary">
            {optionLabel(item.option)}
          </Typography>
        ) : null}
        {item.isMasterItem ? (
          <Typography variant="caption" color="textSecondary">
            {' '}
            master
          </Typography>
        ) : null}
      </TableCell>
      <TableCell sx={{ minWidth: 180, overflowWrap: 'anywhere' }}>
        {item.description}
        <Typography variant="body2" component="div" color="textSecondary">
          {itemCategoryLabel(item.itemCategory)}
        </Typography>
      </TableCell>
      <TableCell sx={{ whiteSpace: isTight ? 'normal' : 'nowrap' }}>
        {styleLabel(item.styleCarton)}
        <Typography variant="body2" component="div" color="textSecondary" noWrap>
          {boxSize(item)}
        </Typography>
      </TableCell>
      <TableCell>
        {item.boardGrade}
        {isTight ? <Below words={item.plantCode} /> : null}
      </TableCell>
      <TableCell align="right">{quantity(item.expectedOrderQuantity)}</TableCell>
      {isTight ? null : <TableCell>{item.plantCode}</TableCell>}
      <TableCell>
        {item.stepName}
        {isTight ? <Below words={whoHas(item)} /> : null}
      </TableCell>
      {isTight ? null : (
        <>
          <TableCell>{item.assignmentGroupName}</TableCell>
          <TableCell>{item.assigneeName}</TableCell>
        </>
      )}
      <TableCell align="right">{moneyEach(item.unitPrice, quote.currencyCode)}</TableCell>
      <TableCell>
        <ValidMark valid={item.invalidTabs.length === 0} />
        {isTight ? mark : null}
      </TableCell>
      {isTight ? null : <TableCell>{mark}</TableCell>}
      <TableCell padding="none" align="right" sx={staysInSight} onClick={event => event.stopPropagation()}>
        <ItemMenu item={item} quote={quote} onOpen={onOpen} />
      </TableCell>
    </TableRow>
  )
}
