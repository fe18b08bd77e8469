/** Where manual orders are listed; one is sent here after a manual order is deleted (000 §2). */
export const manualOrderList = '/toolingOrder/manualorderlist'

/** Where an order is; without its number, a new one. */
export const manualOrderPath = (id?: number | string): string =>
  id === undefined ? '/toolingOrder/manualorder' : `/toolingOrder/manualorder/${id}`

/** The way to an order. */
export const manualOrderCrumbs = [{ label: 'Manual Orders', to: manualOrderList }] as const
