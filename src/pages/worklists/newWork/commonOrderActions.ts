import type { NewWorkRow } from '#contract/newWork'
import type { OfferedOrderAction } from '#domain/manualOrders'

/** What can be done with orders: allowed when one of the rows allows it, else with the reason of the first. */
export function commonOrderActions(
  rows: readonly Pick<NewWorkRow, 'orderActions'>[],
): readonly OfferedOrderAction[] {
  const [first, ...rest] = rows.map(({ orderActions }) => orderActions).filter(({ length }) => length > 0)
  return (first ?? []).map(
    offer =>
      rest.flat().find(({ code, allowed }) => code === offer.code && allowed && !offer.allowed) ?? offer,
  )
}
