import type { Reaction } from '../reaction.ts'
import { dieCutAfter } from './dieCutAfter.ts'
import { flapsOf } from './flapsOf.ts'
import { untouched } from './untouched.ts'

/** A style's variant says its FEFCO code, whether it is die-cut and, for a slotted carton, the flaps it is made with. */
export const variantChange: Reaction = (before, after) => {
  const { styleCarton, styleVariant, styleDieCutType } = after.product
  if (styleVariant === before.product.styleVariant || styleVariant === '') return null
  const follows = {
    fefCoVariantCode: styleVariant,
    styleDieCutType: dieCutAfter(before.product.styleVariant, styleVariant, styleDieCutType),
    ...(styleCarton === '02' ? flapsOf(styleVariant) : {}),
  }
  return { patch: { product: untouched(before.product, after.product, follows) }, said: '' }
}
