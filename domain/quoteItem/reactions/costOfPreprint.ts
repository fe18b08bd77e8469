import { empty } from '../fields.ts'
import type { Reaction } from '../reaction.ts'
import { preprintCostFields } from '../sections/preprintCost/fields.ts'

/** Only what is preprint has a printed liner to pay for: another print process takes its cost away, and none can be entered. */
export const costOfPreprint: Reaction = (before, after) => {
  if (after.product.printProcess === 'PREPRINT') return null
  const isChanged =
    before.product.printProcess !== after.product.printProcess ||
    JSON.stringify(before.preprintCost) !== JSON.stringify(after.preprintCost)
  return isChanged
    ? {
        patch: { preprintCost: empty(preprintCostFields) },
        said: 'The preprint cost was cleared: the item is not preprint.',
      }
    : null
}
