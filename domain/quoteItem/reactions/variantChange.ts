import type { Reaction } from '../reaction.ts'
import { flapsOf } from './flapsOf.ts'
import { untouched } from './untouched.ts'

/** A style's variant says its FEFCO code and, for a slotted carton, the flaps it is made with. */
export const variantChange: Reaction = (before, after) => {
  const { styleCarton, styleVariant } = after.product
  if (styleVariant === before.product.styleVariant || styleVariant === '') return null
  const follows = {
    fefCoVariantCode: styleVariant,
    ...(styleCarton === '02' ? flapsOf(styleVariant) : {}),
  }
  return { patch: { product: untouched(before.product, after.product, follows) }, said: '' }
}
