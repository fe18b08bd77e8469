import type { ItemUnderRules } from '../../about.ts'
import { validationTabIds } from '../../tabs.ts'
import type { Design } from './design.ts'

/** Whether there is a design to look at: steps, or a step of the workflow at which they are entered. */
export const isDesigned = (
  { designSteps }: Pick<Design, 'designSteps'>,
  { fieldRules }: Pick<ItemUnderRules, 'fieldRules'>,
): boolean =>
  designSteps.length > 0 ||
  fieldRules.some(
    ({ tabId, fieldName, readOnly }) =>
      tabId === validationTabIds.design && fieldName === 'designSteps' && !readOnly,
  )
