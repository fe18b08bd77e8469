import type { OrderResult } from '#contract/newWork'
import type { quoteWorklist } from '#contract/quote-worklist'
import type { Database } from '../../database/database.ts'
import type { Call } from '../../http/mount.ts'
import type { Person } from '../../person/person.ts'
import { loadOrder } from '../quote/newWork/orderRow.ts'
import { orderForItem } from '../quote/newWork/saveOrder.ts'
import { actOnOrder } from '../quote/newWork/writeOrder.ts'
import { eachByItself, type Outcome } from './eachByItself.ts'

type Results = Promise<{ results: OrderResult[] }>

/** Takes each order one step on by itself, and answers how it went and how the order stands now. */
export async function actOnOrders(
  db: Database,
  person: Person,
  { items, ...said }: Call<typeof quoteWorklist.orderActions>['body'],
  today: string,
): Results {
  const outcomes = await eachByItself(
    items,
    ({ toolingOrderId }) => toolingOrderId,
    async item => {
      await actOnOrder(db, person, { ...said, ...item }, today)
      return ''
    },
  )
  const resultOf = async (outcome: Outcome<(typeof items)[number]>): Promise<OrderResult> => {
    const { item, ok, message, isVisible } = outcome
    const { toolingOrderId: id } = item
    return { id, ok, message, order: isVisible ? await loadOrder(db, person, id) : null }
  }
  return { results: await Promise.all(outcomes.map(resultOf)) }
}

/** Orders the tooling of each quote item by itself; each order is filled from its item. */
export async function orderForItems(
  db: Database,
  person: Person,
  { quoteItemIds, ...order }: Call<typeof quoteWorklist.createOrders>['body'],
  today: string,
): Results {
  const placed = new Map<number, OrderResult['order']>()
  const outcomes = await eachByItself(
    quoteItemIds,
    quoteItemId => quoteItemId,
    async quoteItemId => {
      placed.set(quoteItemId, await orderForItem(db, person, { ...order, quoteItemId }, today))
      return ''
    },
  )
  return {
    results: outcomes.map(({ item, ok, message }) => {
      // The row of an item that nothing is ordered for has its number with a minus.
      return { id: -item, ok, message, order: placed.get(item) ?? null }
    }),
  }
}
