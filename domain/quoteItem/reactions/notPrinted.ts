import { empty } from '../fields.ts'
import type { Reaction } from '../reaction.ts'
import { printKind } from '../reference/printKind.ts'
import { printingFields } from '../sections/printing/fields.ts'

/** What is not printed has no colours, no varnish and no stereo: nothing that is entered of them can stay. */
export const notPrinted: Reaction = (before, after) => {
  if (printKind(after.product.printProcess) !== 'none') return null
  const isChanged =
    before.product.printProcess !== after.product.printProcess ||
    JSON.stringify(before.printing) !== JSON.stringify(after.printing)
  return isChanged ? { patch: { printing: empty(printingFields) }, said: '' } : null
}
