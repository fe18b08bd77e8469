import type { ItemUnderRules } from '../../about.ts'
import { mayEnter } from '../../mayEnter.ts'
import type { Design } from './design.ts'

/** Whether there is a design to look at: steps, or a step of the workflow at which they are entered. */
export const isDesigned = (
  { designSteps }: Pick<Design, 'designSteps'>,
  about: Pick<ItemUnderRules, 'fieldRules'>,
): boolean => designSteps.length > 0 || mayEnter(about, 'design', 'designSteps')
