import type { OfferedOrderAction, OrderAction } from '#domain/manualOrders'
import { type MessageKey, text } from '#domain/messages'

/** What is said when an order was taken on. */
export function orderSuccess({ code, name }: Pick<OfferedOrderAction, 'code' | 'name'>): string {
  if (code === 'CHANGE_DATE') return text('manualOrderDueDateChanged')
  return code === 'REJECT' ? text('manualOrderRejected') : text('actionSuccess', { action: name })
}

const failures: Partial<Record<OrderAction, MessageKey>> = {
  CHANGE_DATE: 'manualOrderDueDateError',
  REJECT: 'manualOrderRejectError',
}

/** What is said when an order could not be taken on and nothing else is known. */
export const orderFailure = ({ code }: Pick<OfferedOrderAction, 'code'>): string =>
  text(failures[code] ?? 'manualOrderUpdateError')
