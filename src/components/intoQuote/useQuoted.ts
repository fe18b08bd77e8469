import { useNavigate } from 'react-router-dom'
import type { Quote } from '#contract/quote'
import { counted } from '#domain/formats'
import { useSay } from '../../layout/notifications/useSay.ts'

/** Says that products are in a quote, and goes there: to the item itself where it is one, else to the quote. */
export function useQuoted(): (
  products: number,
  quote: Pick<Quote, 'id' | 'quoteReference' | 'items'>,
) => void {
  const say = useSay()
  const navigate = useNavigate()
  return (products, { id, quoteReference, items }) => {
    say(`${counted(products, 'item')} added to quote ${quoteReference}.`, 'success')
    const newest = items.reduce((last, item) => (item.itemNo > last.itemNo ? item : last), {
      id: 0,
      itemNo: 0,
    })
    navigate(products === 1 && newest.id > 0 ? `/qitem/${newest.id}` : `/quotes/${id}`)
  }
}
