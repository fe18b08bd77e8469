import { empty } from '../fields.ts'
import type { Reaction } from '../reaction.ts'
import { prePrintDesignFields } from '../sections/prePrintDesign/fields.ts'

/** Only what is preprint has a printed roll: another print process takes it away, and none can be entered. */
export const rollOfPreprint: Reaction = (before, after) => {
  if (after.product.printProcess === 'PREPRINT') return null
  const isChanged =
    before.product.printProcess !== after.product.printProcess ||
    JSON.stringify(before.prePrintDesign) !== JSON.stringify(after.prePrintDesign)
  return isChanged
    ? {
        patch: { prePrintDesign: empty(prePrintDesignFields) },
        said: 'The preprint design was cleared: the item is not preprint.',
      }
    : null
}
