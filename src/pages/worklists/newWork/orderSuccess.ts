import type { OfferedOrderAction } from '#domain/manualOrders'
import { text } from '#domain/messages'

/** What is said when an order was taken on. */
export function orderSuccess({ code, name }: Pick<OfferedOrderAction, 'code' | 'name'>): string {
  if (code === 'CHANGE_DATE') return text('manualOrderDueDateChanged')
  return code === 'REJECT' ? text('manualOrderRejected') : text('actionSuccess', { action: name })
}
