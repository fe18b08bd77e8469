import type { BoardGradeVariant } from './boardGrade.ts'

/** The print process whose board must be preprinted. */
const preprintProcessCode = 'PREPRINT'

/** The only item category that takes preprint production board. */
const preprintProductionCategory = 'COPY_PREPRINT_ADD_FLEXO_PRINT'

/**
 * Why a variant does not suit the printing. Preprint board and the process PREPRINT need each other, both
 * ways; so do preprint production board and the category Copy Preprint - Add Flexo Print (001 §9; the second
 * "both ways" is our own reading).
 */
export function preprintReasons(
  variant: BoardGradeVariant,
  printProcessCode: string | null,
  itemCategory: string,
): string[] {
  const reasons: string[] = []
  const isPreprint = printProcessCode === preprintProcessCode
  if (isPreprint && !variant.isPreprint) reasons.push('not a preprint board')
  if (!isPreprint && variant.isPreprint) reasons.push('preprint board, but the print process is not PREPRINT')
  const isProduction = itemCategory === preprintProductionCategory
  if (isProduction && !variant.isPreprintProduction) reasons.push('not a preprint production board')
  if (!isProduction && variant.isPreprintProduction)
    reasons.push('preprint production board, only for Copy Preprint - Add Flexo Print')
  return reasons
}
