import type { Product, QuoteItem } from '#contract/quote'
import type { GradeNeed } from '#domain/boardGrades'

/** What the item asks of its board, from the product as it stands in the fields. */
export const gradeNeed = (
  product: Pick<Product, 'preferredPlantCode' | 'itemCategory' | 'printProcess'>,
  { compliance }: Pick<QuoteItem, 'compliance'>,
): GradeNeed => ({
  plantCode: product.preferredPlantCode || null,
  itemCategory: product.itemCategory,
  printProcessCode: product.printProcess || null,
  compliance,
})
