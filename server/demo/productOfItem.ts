import type { Product } from '#contract/quote'
import { demonstrationProduct } from './demonstrationProduct.ts'
import type { DemonstrationItem } from './quotes.ts'
import { variantRows } from './reference.ts'

/** The overview of an item of the demonstration at a plant; that of a draft has gaps. */
export function productOf(item: DemonstrationItem, plant: string, turn: number, isDraft: boolean): Product {
  const variants = variantRows.filter(
    row =>
      row.gradeCode === item.product.boardGrade &&
      row.plantCode === plant &&
      row.isWorkflow !== false &&
      // Preprint production is only for copies that flexo is added to.
      row.isPreprintProduction !== true &&
      // Boards for preprint are not for what is printed otherwise.
      (row.isPreprint === true) === (item.product.printProcess === 'PREPRINT'),
  )
  // Every third item is of a board that complies with something, where its plant makes one.
  const [variant] = !isDraft && turn % 3 === 1 ? variants.slice(-1) : variants
  const full: Product = {
    ...demonstrationProduct(item, plant),
    boardGradeVariant: variant?.code ?? '',
    drawingNo:
      turn % 4 === 0 || item.product.isGen === true ? '' : `${plant[0]}${String(41_000 + turn * 13)}`,
  }
  // Every other draft is still half filled in, as drafts are.
  return isDraft && turn % 2 === 1 ? { ...full, boardGrade: '', boardGradeVariant: '', vslCode: '' } : full
}
