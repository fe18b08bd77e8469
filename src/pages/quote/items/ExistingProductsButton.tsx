import Button from '@mui/material/Button'
import { Link } from 'react-router-dom'
import { customer } from '#contract/customer'
import type { Quote } from '#contract/quote'
import { useMay } from '../../../authProvider/useRights.ts'
import { stateFor } from '../../../components/intoQuote/quoteTarget.ts'
import { listParams, useCallPage } from '../../../dataProvider/index.ts'
import { profilePath } from '../../../resources/customers/profilePath.ts'

/**
 * Leads to what the quote's customer has, to be quoted again in this quote; it is read with the quote: the last 25
 * ordered, and how many there are.
 * Rule quote-existing-products-load (001 §6).
 */
export function ExistingProductsButton({ quote }: { readonly quote: Quote }) {
  const may = useMay(customer.products.right)
  const CustomerCode = quote.customerCode ?? ''
  const { data } = useCallPage(
    customer.products,
    { query: { CustomerCode, ...listParams({ page: 1, perPage: 25 }) } },
    { enabled: may && CustomerCode !== '', retry: false, meta: { quiet: true } },
  )
  const total = data?.total ?? 0
  if (!may || CustomerCode === '' || total === 0) return null
  return (
    <Button
      size="small"
      variant="outlined"
      component={Link}
      to={`${profilePath(CustomerCode)}?tab=products`}
      state={stateFor(quote)}
    >
      {`Existing Products (${total})`}
    </Button>
  )
}
