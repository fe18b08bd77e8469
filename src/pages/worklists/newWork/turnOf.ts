import type { NewWorkRow } from '#contract/newWork'
import { type OfferedOrderAction, orderStatusNames, waitsFor } from '#domain/manualOrders'

type TurnRow = Pick<
  NewWorkRow,
  'action' | 'actionAllowed' | 'orderActions' | 'quoteItemId' | 'status' | 'toolingOrderId'
>

/** What the first button of a row does: take its quote item, or its order one step on. */
export type Turn = { readonly of: 'item' } | { readonly of: 'order'; readonly next?: OfferedOrderAction }

const waitsForNewWork = (name: string): boolean => {
  const status = orderStatusNames.find(known => known === name)
  return status !== undefined && waitsFor(status) === 'newWork'
}

/**
 * What a person does next with a row. `isWorker`: they may act on quote items. Where the quote item is not theirs to
 * take but its order waits for them, the order is what they came for.
 */
export function turnOf(row: TurnRow, isWorker: boolean): Turn {
  const allowed = row.orderActions.filter(action => action.allowed && action.code !== 'REJECT')
  // What the order waits for comes before what can be changed about it.
  const next = allowed.find(action => action.asks === null) ?? allowed[0]
  const isOrderTurn = !row.actionAllowed && next !== undefined && waitsForNewWork(row.status)
  if (isWorker && row.quoteItemId !== null && !isOrderTurn) return { of: 'item' }
  return { of: 'order', ...(next === undefined ? {} : { next }) }
}
