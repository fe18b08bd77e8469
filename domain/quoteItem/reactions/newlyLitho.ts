import type { Reaction } from '../reaction.ts'
import { printKind } from '../reference/printKind.ts'

/** An item that was printed otherwise and becomes litho is newly so; one that becomes something else is not any more. */
export const newlyLitho: Reaction = (before, after) => {
  const { printProcess } = after.product
  const was = before.product.printProcess
  if (printProcess === was) return null
  const isProcessNew = printProcess === 'LITHO' && printKind(was) !== null
  return { patch: { printing: { isProcessNew } }, said: '' }
}
