import type { Reaction } from '../reaction.ts'
import { printKind } from '../reference/printKind.ts'

/**
 * An item that was printed otherwise and becomes litho is newly so; one that becomes something else is not any more, and
 * one that only went there and back is as it was.
 */
export const newlyLitho: Reaction = (before, after, { stored = before }) => {
  const { printProcess } = after.product
  if (printProcess === before.product.printProcess) return null
  const was = stored.product.printProcess
  const isProcessNew =
    printProcess === 'LITHO' && (was === 'LITHO' ? stored.printing.isProcessNew : printKind(was) !== null)
  return { patch: { printing: { isProcessNew } }, said: '' }
}
