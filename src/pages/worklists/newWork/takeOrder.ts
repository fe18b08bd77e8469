import type { ManualOrder } from '#contract/newWork'
import { quote } from '#contract/quote'
import type { OrderAction } from '#domain/manualOrders'
import type { BoxwrightDataProvider } from '../../../dataProvider/index.ts'

/** What a person says about an action on an order. */
export interface OrderSaid {
  readonly reason?: string
  readonly dueDate?: string
  /** What is charged; null: nothing yet. */
  readonly charge?: number | null
}

/** Takes an order one step on, from the state that `hashKey` names; throws a Failure. */
export function takeOrder(
  calls: Pick<BoxwrightDataProvider, 'call'>,
  order: { readonly toolingOrderId: number; readonly hashKey: string },
  action: OrderAction,
  said: OrderSaid,
): Promise<ManualOrder> {
  return action === 'REJECT'
    ? calls.call(quote.rejectToVendor, { body: { ...order, reason: said.reason ?? '' } })
    : calls.call(quote.updateNewWork, {
        body: {
          ...order,
          ...{ action, dueDate: said.dueDate ?? null },
          ...(said.charge === undefined ? {} : { charge: said.charge }),
        },
      })
}
