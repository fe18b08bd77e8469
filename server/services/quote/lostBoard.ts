import type { Compliance, Product } from '#contract/quote'
import { recheckSelection } from '#domain/boardGrades'
import type { Database } from '../../database/database.ts'
import { gradeByCode } from '../config/boardGrades.ts'

/** What of the product's board can no longer be had at its plant and for its compliances; null: all is well. */
export async function lostBoard(
  db: Database,
  product: Product,
  compliance: Compliance,
): Promise<'grade' | 'variant' | null> {
  if (product.boardGrade === '') return null
  const grade = await gradeByCode(db, product.boardGrade)
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
