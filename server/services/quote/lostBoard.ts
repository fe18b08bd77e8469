import type { Compliance, Product } from '#contract/quote'
import { type BoardGrade, recheckSelection } from '#domain/boardGrades'

/**
 * What of the product's board can no longer be had at its plant and for its compliances; null: all is well. `grade` is the
 * active grade of the product's code, null when there is none.
 */
export function lostBoard(
  grade: BoardGrade | null,
  product: Product,
  compliance: Compliance,
): 'grade' | 'variant' | null {
  if (product.boardGrade === '') return null
  if (grade === null) return 'grade'
  const check = recheckSelection(
    [grade],
    {
      plantCode: product.preferredPlantCode === '' ? null : product.preferredPlantCode,
      itemCategory: product.itemCategory,
      printProcessCode: product.printProcess === '' ? null : product.printProcess,
      compliance,
    },
    { gradeId: grade.id, variantCode: product.boardGradeVariant === '' ? null : product.boardGradeVariant },
  )
  return check.ok ? null : check.lost
}
