import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { QuoteItem } from '#contract/quote'

/** Where the item belongs and who has it, in one line. */
export function ItemFacts({ item }: { readonly item: QuoteItem }) {
  const facts = [
    ['Item', item.product.description],
    ['Customer', `${item.customerCode} ${item.customerName}`.trim()],
    ['Quote', item.quoteDescription],
    ['Group', item.assignmentGroup],
    ['Assignee', item.assigneeName || item.assignee || 'nobody'],
  ].filter(([, value]) => value !== '')
  return (
    <Box
      component="dl"
      aria-label="About the item"
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.25, m: 0, mb: 1, minWidth: 0 }}
    >
      {facts.map(([name, value]) => (
        <Box key={name} sx={{ display: 'flex', gap: 0.75, minWidth: 0 }}>
          <Typography component="dt" variant="body2" color="textSecondary">
            {name}
          </Typography>
          <Typography
            component="dd"
            variant="body2"
            noWrap
            title={value}
            sx={{ m: 0, fontWeight: 500, maxWidth: 220 }}
          >
            {value}
          </Typography>
        </Box>
      ))}
    </Box>
  )
}
