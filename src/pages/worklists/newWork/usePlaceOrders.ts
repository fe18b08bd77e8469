import type { NewWorkRow } from '#contract/newWork'
import { quote } from '#contract/quote'
import { quoteWorklist } from '#contract/quote-worklist'
import type { OrderType } from '#domain/manualOrders'
import { text } from '#domain/messages'
import { useProvider } from '../../../dataProvider/index.ts'
import { useSay } from '../../../layout/notifications/useSay.ts'
import { useSayResults } from '../selection/useSayResults.ts'

type Ordered = Pick<NewWorkRow, 'quoteItemId' | 'reference'>

/** Orders the tooling of one quote item, or of many each by itself, and says how it went; a call that fails throws. */
export function usePlaceOrders() {
  const dataProvider = useProvider()
  const say = useSay()
  const sayResults = useSayResults()
  return async (
    rows: readonly Ordered[],
    order: { readonly vendor: string; readonly orderType: OrderType },
  ): Promise<void> => {
    const [first, ...others] = rows
    if (first?.quoteItemId && others.length === 0) {
      await dataProvider.call(quote.createOrder, { body: { ...order, quoteItemId: first.quoteItemId } })
      say(text('manualOrderOrderCreated'), 'success')
      return
    }
    const quoteItemIds = rows.flatMap(({ quoteItemId }) => (quoteItemId === null ? [] : [quoteItemId]))
    const { results } = await dataProvider.call(quoteWorklist.createOrders, {
      body: { ...order, quoteItemIds },
    })
    const nameOf = new Map(rows.map(({ quoteItemId, reference }) => [quoteItemId, reference]))
    sayResults(
      text('manualOrderOrderCreated'),
      'items',
      results.map(({ id, ok, message }) => ({ id, reference: nameOf.get(-id) ?? '', ok, message })),
    )
  }
}
