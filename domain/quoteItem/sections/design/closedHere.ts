import { text } from '#domain/messages'
import { checkClosedHere, closingStepsNeeded } from '#domain/routing'
import type { ItemUnderRules } from '../../about.ts'
import type { Finding } from '../../finding.ts'
import type { Design } from './design.ts'
import { designError } from './designError.ts'
import { stepPath } from './stepPath.ts'

/**
 * As many steps close the box as its style asks for: styles 02 and 08 one, style 09 none, style 04 one unless its closure
 * is 00. Rules design-closed-here-02-08, -09 and -04 (001 §5). One too few is still missing; one too many is wrong.
 */
export function closedHere(
  { designSteps }: Pick<Design, 'designSteps'>,
  { sections }: Pick<ItemUnderRules, 'sections'>,
): Finding[] {
  const { styleCarton, styleClosure } = sections.product
  if (designSteps.length === 0 || styleCarton === '') return []
  const closure = styleClosure === '' ? null : styleClosure
  if (checkClosedHere(styleCarton, closure, designSteps).ok) return []
  const message = text('designInvalidClosedHere')
  const closing = designSteps.filter(({ isClosedHere }) => isClosedHere)
  const tooMany = closing.slice(closingStepsNeeded(styleCarton, closure))
  return tooMany.length === 0
    ? [designError('designSteps', 'required', message)]
    : tooMany.map(step => designError(stepPath(step, 'isClosedHere'), 'closed-here', message))
}
