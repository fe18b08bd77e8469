import { kindOf } from '../kinds/kindOf.ts'
import { stereoOfKind } from '../kinds/stereoOfKind.ts'
import type { Reaction } from '../reaction.ts'
import { untouched } from './untouched.ts'

/** What becomes a change of art has its stereos changed, as when a product is quoted again so. */
export const artChange: Reaction = (before, after) => {
  if (kindOf(before.product.itemCategory)?.changesArt === true) return null
  const stereoPlate = stereoOfKind(after.printing.stereoPlate, after.product.itemCategory)
  if (stereoPlate === after.printing.stereoPlate) return null
  return {
    patch: { printing: untouched(before.printing, after.printing, { stereoPlate }) },
    said: 'Stereos are changed ones: the art is another one.',
  }
}
