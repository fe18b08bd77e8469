import ChevronLeft from '@mui/icons-material/ChevronLeft'
import ChevronRight from '@mui/icons-material/ChevronRight'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router-dom'
import { type QuoteItem, quote } from '#contract/quote'
import type { TabKey } from '#domain/quoteItem'
import { useCall } from '../../../dataProvider/index.ts'
import { itemPath } from '../tabs.ts'

interface ItemPagerProps {
  readonly item: QuoteItem
  readonly tab: TabKey
}

/** The way to the previous and the next item of the quote, on the same tab. */
export function ItemPager({ item, tab }: ItemPagerProps) {
  const { data } = useCall(
    quote.get,
    { params: { id: item.quoteId } },
    { meta: { quiet: true, patient: true }, retry: false },
  )
  const items = data?.items ?? []
  const place = items.findIndex(({ id }) => id === item.id)
  if (place < 0 || items.length < 2) return null
  const step = (to: (typeof items)[number] | undefined, label: string, Icon: typeof ChevronLeft) =>
    to === undefined ? (
      <IconButton size="small" disabled aria-label={label}>
        <Icon fontSize="small" />
      </IconButton>
    ) : (
      <IconButton
        size="small"
        component={Link}
        to={itemPath(to.id, tab)}
        aria-label={`${label}: ${to.reference}`}
        title={`${to.reference} ${to.description}`}
      >
        <Icon fontSize="small" />
      </IconButton>
    )
  return (
    <Box component="nav" aria-label="Items of the quote" sx={{ display: 'flex', alignItems: 'center' }}>
      {step(items[place - 1], 'Previous item', ChevronLeft)}
      <Typography variant="body2" color="textSecondary">
        {place + 1} of {items.length}
      </Typography>
      {step(items[place + 1], 'Next item', ChevronRight)}
    </Box>
  )
}
