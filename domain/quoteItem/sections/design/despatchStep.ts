import type { ItemUnderRules } from '../../about.ts'
import type { Finding } from '../../finding.ts'
import type { Design } from './design.ts'
import { designError } from './designError.ts'
import { isDesigned } from './isDesigned.ts'

/** The route has steps, and one of them is the despatch. Rule design-despatch-step (001 §5). */
export function despatchStep(design: Design, about: Pick<ItemUnderRules, 'fieldRules'>): Finding[] {
  if (!isDesigned(design, about) || design.designSteps.some(({ operation }) => operation === 'DESPATCH'))
    return []
  return [designError('designSteps', 'required', 'A despatch step is required')]
}
