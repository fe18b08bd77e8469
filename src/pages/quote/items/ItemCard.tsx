import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { Quote, QuoteItemRow } from '#contract/quote'
import { boxSize, moneyEach, quantity } from '#domain/formats'
import { itemCategoryLabel } from '#domain/quoteItem'
import { optionLabel } from '#domain/quoteOptions'
import { cardLine, ListCard } from '../../../components/list/CardList.tsx'
import { ItemLink } from './ItemLink.tsx'
import { StandstillMark, ValidMark } from './ItemMarks.tsx'
import { ItemMenu } from './ItemMenu.tsx'
import { styleLabel, whoHas } from './itemWords.ts'
import { optionEdge } from './optionEdge.ts'

interface ItemCardProps {
  readonly item: QuoteItemRow
  readonly quote: Quote
  /** Whether it stands beside others of which the customer takes one. */
  readonly isOption: boolean
  readonly onOpen: () => void
}

const joined = (...words: readonly string[]): string => words.filter(Boolean).join(' · ')

/** An item of the quote where there is no room for columns: name, price, what it is, where it stands, and its actions. */
export function ItemCard({ item, quote, isOption, onOpen }: ItemCardProps) {
  const { reference, description, closeType, isMasterItem, expectedOrderQuantity } = item
  const count = expectedOrderQuantity === null ? '' : `Quantity ${quantity(expectedOrderQuantity)}`
  // A size is read whole.
  const size = boxSize(item, 'mm').replaceAll(' ', '\u00A0')
  return (
    <ListCard
      data-leads-to={`/qitem/${item.id}`}
      sx={[{ opacity: closeType === null ? 1 : 0.65 }, isOption ? optionEdge : {}]}
    >
      <Box sx={{ ...cardLine, justifyContent: 'space-between' }}>
        <ItemLink id={item.id} onOpen={onOpen} noWrap sx={{ fontWeight: 500 }}>
          {description || reference}
        </ItemLink>
        <Box sx={{ flex: 'none', typography: 'body2' }}>{moneyEach(item.unitPrice, quote.currencyCode)}</Box>
      </Box>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {joined(
          itemCategoryLabel(item.itemCategory),
          styleLabel(item.styleCarton),
          size,
          item.boardGrade,
          count,
          item.plantCode,
        )}
      </Typography>
      <Box sx={cardLine}>
        <Typography variant="caption" color="textSecondary" sx={{ mr: 'auto', minWidth: 0 }}>
          {joined(
            reference,
            isOption ? optionLabel(item.option) : '',
            isMasterItem ? 'master' : '',
            item.stepName,
            whoHas(item),
          )}
        </Typography>
        <ValidMark valid={item.invalidTabs.length === 0} />
        <StandstillMark isOnHold={item.isOnHold} closeType={closeType} />
        <ItemMenu item={item} quote={quote} onOpen={onOpen} />
      </Box>
    </ListCard>
  )
}
