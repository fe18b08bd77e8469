import { recheckSelection } from '#domain/boardGrades'
import { text } from '#domain/messages'
import type { ItemUnderRules } from '../../about.ts'
import type { Finding } from '../../finding.ts'
import { gradeNeed } from './gradeNeed.ts'
import type { Product } from './product.ts'
import { productError } from './productError.ts'

/**
 * A chosen board grade or variant that can no longer be had (at the plant, for what the product claims) has to be chosen
 * again; nothing is said while the grade is not known. Source: 001 §8.
 */
export function gradeFindings(
  product: Product,
  { facts, sections }: Pick<ItemUnderRules, 'facts' | 'sections'>,
): Finding[] {
  const { boardGrade: grade } = facts
  if (product.boardGrade === '' || grade === undefined) return []
  const check =
    grade === null
      ? null
      : recheckSelection([grade], gradeNeed(product, sections.compliance), {
          gradeId: grade.id,
          variantCode: product.boardGradeVariant === '' ? null : product.boardGradeVariant,
        })
  if (check?.ok) return []
  return check?.lost === 'variant'
    ? [productError('boardGradeVariant', 'variant-unavailable', text('boardgradeVariantNoLongerValid'))]
    : [productError('boardGrade', 'grade-unavailable', text('boardgradeNoLongerValid'))]
}
