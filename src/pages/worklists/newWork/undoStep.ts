import type { ManualOrder } from '#contract/newWork'
import { quote } from '#contract/quote'
import type { OfferedOrderAction } from '#domain/manualOrders'
import type { BoxwrightDataProvider } from '../../../dataProvider/index.ts'
import type { MessageAction } from '../../../layout/notifications/useSay.ts'

/** Takes the step back that made an order what it is; throws a Failure. */
export const undoStep = (
  calls: Pick<BoxwrightDataProvider, 'call'>,
  { orderId, hashKey }: Pick<ManualOrder, 'orderId' | 'hashKey'>,
): Promise<ManualOrder> => calls.call(quote.undoOrderStep, { body: { toolingOrderId: orderId, hashKey } })

/** The way back from a step that ends an order, on its message; others lead on and need none. */
export const undoOf = (
  { asks }: Pick<OfferedOrderAction, 'asks'>,
  undo: () => Promise<void>,
): MessageAction | undefined => (asks === 'charge' ? { label: 'Undo', onAct: () => void undo() } : undefined)
