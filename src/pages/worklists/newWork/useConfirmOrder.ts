import type { NewWorkRow } from '#contract/newWork'
import { money } from '#domain/formats'
import type { OfferedOrderAction } from '#domain/manualOrders'
import { useConfirm } from '../../../layout/confirm/useConfirm.ts'

/** What is asked before an action that cannot be undone; undefined: nothing is. */
export function orderQuestion(
  { toolingOrderId, productDescription, charge }: NewWorkRow,
  { code, name }: Pick<OfferedOrderAction, 'code' | 'name'>,
): string | undefined {
  if (code !== 'COMPLETE' && code !== 'INVOICE') return undefined
  const what = `order ${toolingOrderId}, ${productDescription}`
  const amount = charge === null ? 'No charge has been entered for it.' : `Its charge is ${money(charge)}.`
  return `${name} ${what}? ${amount} This cannot be undone.`
}

/** Asks before an order is completed or invoiced, with its amount; true when it goes on. */
export function useConfirmOrder() {
  const confirm = useConfirm()
  return async (row: NewWorkRow, action: OfferedOrderAction): Promise<boolean> => {
    const message = orderQuestion(row, action)
    return message === undefined || confirm({ title: `${action.name} the order`, message, ok: action.name })
  }
}
