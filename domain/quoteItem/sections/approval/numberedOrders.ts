import { text } from '#domain/messages'
import type { Finding } from '../../finding.ts'
import { rowPath } from '../../path.ts'
import type { Approval } from './approval.ts'
import { approvalError } from './approvalError.ts'

/** A purchase order has a number, and one of its own. Rule approval-required (001 §5). */
export const numberedOrders = ({ purchaseOrders }: Approval): Finding[] =>
  purchaseOrders.flatMap(({ key, orderNumber }, place) => {
    const at = rowPath('purchaseOrders', key, 'orderNumber')
    if (orderNumber.trim() === '')
      return [approvalError(at, 'required', text('formRequired', { field: 'Order Number' }))]
    const isTwice = purchaseOrders.findIndex(each => each.orderNumber === orderNumber) < place
    return isTwice ? [approvalError(at, 'order-twice', `Order ${orderNumber} is there already.`)] : []
  })
