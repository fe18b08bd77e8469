import { kindOf } from '../kinds/kindOf.ts'
import { platesOfKind } from '../kinds/platesOfKind.ts'
import type { Reaction } from '../reaction.ts'
import { untouched } from './untouched.ts'

/** What becomes a change of art has its plates changed, as when a product is quoted again so. */
export const artChange: Reaction = (before, after) => {
  if (kindOf(before.product.itemCategory)?.changesArt === true) return null
  const stereoPlate = platesOfKind(after.printing.stereoPlate, after.product.itemCategory)
  if (stereoPlate === after.printing.stereoPlate) return null
  return {
    patch: { printing: untouched(before.printing, after.printing, { stereoPlate }) },
    said: 'Stereos are changed ones: the art is another one.',
  }
}
