import { useLocation } from 'react-router-dom'
import type { NewWorkRow } from '#contract/newWork'

/** Where the orders of a quote item are listed. */
const pathOf = (quoteItemId: number): string => `/toolingOrder/item/${quoteItemId}`

interface WayToItemOrders {
  readonly label: string
  readonly to: string
  /** Kept with the address: the list that is come from. */
  readonly state: { readonly list: string }
}

/** The way from an order to all orders of its quote item; null where it is of none, and on that list itself. */
export function useItemOrders({ quoteItemId, quoteReference, itemNo }: NewWorkRow): WayToItemOrders | null {
  const { pathname, search } = useLocation()
  if (quoteItemId === null || !pathname.startsWith('/toolingOrder')) return null
  const to = pathOf(quoteItemId)
  if (pathname === to) return null
  return { label: `Orders of ${quoteReference}-${itemNo}`, to, state: { list: pathname + search } }
}

/** The list that was come from; all orders when the address was opened by itself. */
export function useListBefore(): string {
  const { list } = (useLocation().state ?? {}) as { readonly list?: unknown }
  return typeof list === 'string' && list.startsWith('/toolingOrder') ? list : '/toolingOrder/all'
}
