import Chip from '@mui/material/Chip'
import type { ExistingProduct } from '#contract/customer'
import { date, dayIn } from '#domain/formats'
import { priceState } from './productWords.ts'

/** Until when the price of a product holds; one that has ended says so. */
export function PriceUntil({ product }: { readonly product: Pick<ExistingProduct, 'priceExpiryDate'> }) {
  const state = priceState(product, dayIn(new Date()))
  if (state === 'none') return '–'
  const day = date(product.priceExpiryDate)
  if (state === 'holds') return day
  return (
    <Chip
      size="small"
      variant="outlined"
      color="error"
      label={`ended ${day}`}
      sx={{ height: 20, fontSize: '0.75rem' }}
    />
  )
}
