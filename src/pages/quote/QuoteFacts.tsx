import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { Quote } from '#contract/quote'
import { date, dateTime } from '#domain/formats'
import { businessUnitLabel } from '#domain/quoteItem'

/** What is known of a quote and nobody enters: owner, sales rep, industry, business unit, dates. */
export function QuoteFacts({ quote }: { readonly quote: Quote }) {
  const facts = [
    ['Owner', quote.ownerName],
    ['Sales rep', quote.salesRepName],
    ['Industry', quote.customerIndustry],
    ['Business unit', businessUnitLabel(quote.businessUnit)],
    ['LGX customer', quote.lgxCustomerCode],
    ['Default plant', quote.lgxDefaultPlant],
    ['Created', date(quote.createdAt)],
    ['Changed', dateTime(quote.updatedAt)],
  ].filter(([, value]) => value !== '')
  return (
    <Box
      component="dl"
      aria-label="About the quote"
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.25, m: 0, mb: 1 }}
    >
      {facts.map(([name, value]) => (
        <Box key={name} sx={{ display: 'flex', gap: 0.75 }}>
          <Typography component="dt" variant="body2" color="textSecondary">
            {name}
          </Typography>
          <Typography component="dd" variant="body2" sx={{ m: 0 }}>
            {value}
          </Typography>
        </Box>
      ))}
    </Box>
  )
}
