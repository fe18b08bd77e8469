import { checkVariantPlant } from '#domain/boardGrades'
import type { ItemUnderRules } from '../../about.ts'
import type { Finding } from '../../finding.ts'
import type { Design } from './design.ts'

/**
 * The plant makes the variant of the board: checked on the variant and the plant joined with its cost centre. Nothing is
 * said while the grade is not known, or of an item without a design. Rule design-variant-valid-for-plant (001 §5, 002 §5).
 */
export function variantForPlant(
  { designSteps }: Pick<Design, 'designSteps'>,
  { sections, facts }: Pick<ItemUnderRules, 'sections' | 'facts'>,
): Finding[] {
  const { boardGradeVariant, preferredPlantCode } = sections.product
  const { boardGrade } = facts
  if (designSteps.length === 0 || boardGradeVariant === '' || preferredPlantCode === '' || !boardGrade)
    return []
  const check = checkVariantPlant([boardGrade], boardGradeVariant, preferredPlantCode)
  if (check.ok) return []
  return [
    {
      tab: 'design',
      section: 'product',
      field: 'boardGradeVariant',
      code: 'variant-plant',
      message: check.reason,
      severity: 'error',
    },
  ]
}
