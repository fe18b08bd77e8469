import type { OfferedOrderAction, OrderAction } from '#domain/manualOrders'
import { type MessageKey, text } from '#domain/messages'

const failures: Partial<Record<OrderAction, MessageKey>> = {
  CHANGE_DATE: 'manualOrderDueDateError',
  REJECT: 'manualOrderRejectError',
}

/** What is said when an order could not be taken on and nothing else is known. */
export const orderFailure = ({ code }: Pick<OfferedOrderAction, 'code'>): string =>
  text(failures[code] ?? 'manualOrderUpdateError')
