import type { ComplianceNeed, GradeNeed } from '#domain/boardGrades'
import type { Product } from './product.ts'

/** What the item asks of its board. */
export const gradeNeed = (
  product: Pick<Product, 'preferredPlantCode' | 'itemCategory' | 'printProcess'>,
  compliance: ComplianceNeed,
): GradeNeed => ({
  plantCode: product.preferredPlantCode || null,
  itemCategory: product.itemCategory,
  printProcessCode: product.printProcess || null,
  compliance,
})
