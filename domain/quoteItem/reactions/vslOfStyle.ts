import type { Reaction } from '../reaction.ts'
import { untouched } from './untouched.ts'

/**
 * The FEFCO code says the VSL code, where there is one of the same name; where there is none, one that followed from the
 * code before is cleared. A code that somebody had chosen otherwise is replaced too, and that is said. Source: 002 §5
 * asks for a code with a product style; that it follows is our own.
 */
export const vslOfStyle: Reaction = (before, after, { facts }) => {
  const { fefCoVariantCode: code, styleVariant, vslCode } = after.product
  const { fefCoVariantCode: codeBefore, styleVariant: variantBefore } = before.product
  if (facts.vslCodes === undefined || (code === codeBefore && styleVariant === variantBefore)) return null
  const follows = facts.vslCodes.some(each => each.code === code)
  const followed = ['', codeBefore, variantBefore].includes(vslCode)
  if (!followed && (!follows || code === codeBefore)) return null
  const patch = untouched(before.product, after.product, { vslCode: follows ? code : '' })
  return {
    patch: { product: patch },
    said:
      followed || vslCode === code ? '' : `The VSL code is now ${code}, of the style, instead of ${vslCode}.`,
  }
}
