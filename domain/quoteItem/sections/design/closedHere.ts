import { isOwnCode, styleOf } from '#domain/boxGeometry'
import { text } from '#domain/messages'
import { checkClosedHere, closingStepsNeeded } from '#domain/routing'
import type { ItemUnderRules } from '../../about.ts'
import type { Finding } from '../../finding.ts'
import { closuresOf } from '../product/closuresOf.ts'
import type { Design } from './design.ts'
import { designError } from './designError.ts'
import { stepPath } from './stepPath.ts'

/**
 * As many steps close the box as its style asks for: styles 02 and 08 one, style 09 none, style 04 one unless its closure
 * is 00; of the other styles those with a glued lap one, and
 * an own style of the company that says no closure yet at most one. Rules design-closed-here-02-08, -09 and -04 (001 §5). One too few
 * is still missing; one too many is wrong.
 */
export function closedHere(
  { designSteps }: Pick<Design, 'designSteps'>,
  { sections }: Pick<ItemUnderRules, 'sections'>,
): Finding[] {
  const { styleCarton, styleVariant, fefCoVariantCode, styleClosure } = sections.product
  if (designSteps.length === 0 || styleCarton === '') return []
  const variant = styleVariant || fefCoVariantCode
  const style = styleOf(variant)?.family === styleCarton ? variant : styleCarton
  const isOpen = isOwnCode(variant) && styleClosure === '' && closuresOf(sections.product).length > 0
  if (isOpen && designSteps.filter(({ isClosedHere }) => isClosedHere).length <= 1) return []
  const closure = styleClosure === '' ? null : styleClosure
  if (checkClosedHere(style, closure, designSteps).ok) return []
  const message = text('designInvalidClosedHere')
  const closing = designSteps.filter(({ isClosedHere }) => isClosedHere)
  const tooMany = closing.slice(closingStepsNeeded(style, closure))
  return tooMany.length === 0
    ? [designError('designSteps', 'required', message)]
    : tooMany.map(step => designError(stepPath(step, 'isClosedHere'), 'closed-here', message))
}
