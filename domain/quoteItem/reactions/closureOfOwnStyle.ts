import type { Reaction } from '../reaction.ts'
import { closuresOf } from '../sections/product/closuresOf.ts'

const glued = '01'

/**
 * A company's own style that is glued begins with that closure, where there is a choice; a style after it that is not
 * glued begins without. A closure that somebody chose stays. Our own.
 */
export const closureOfOwnStyle: Reaction = (before, after, { facts }) => {
  const { styleVariant, styleClosure } = after.product
  const { styleVariant: variantBefore, styleClosure: closureBefore } = before.product
  if (facts.ownStyles === undefined || styleVariant === variantBefore) return null
  const isGlued = (code: string) => facts.ownStyles?.some(own => own.code === code && own.isGlued) === true
  const isChosen = styleClosure !== closureBefore && styleClosure !== ''
  if (isChosen) return null
  if (isGlued(styleVariant))
    return closuresOf(after.product).length === 0
      ? null
      : { patch: { product: { styleClosure: glued } }, said: '' }
  return isGlued(variantBefore) && styleClosure === glued
    ? { patch: { product: { styleClosure: '' } }, said: '' }
    : null
}
