import { emptySections } from '#domain/quoteItem'
import type { ProductRow } from './readProduct.ts'

/** What an existing product was made of: the sections that are kept of it, else what the ERP system says. */
export function sourceSections(row: Omit<ProductRow, 'createdAt'>): ProductRow['sections'] {
  if (row.sections.product !== undefined) return row.sections
  const { fefcoCode, length, width, depth } = row
  const product = {
    ...emptySections.product,
    code: row.productCode,
    description: row.description,
    productGroup: row.productGroup,
    printProcess: row.printProcess,
    styleCarton: fefcoCode.slice(0, 2),
    styleVariant: fefcoCode,
    vslCode: row.vslCode,
    length: length || null,
    width: width || null,
    depth,
    preferredPlantCode: row.plantCode,
    boardGrade: row.boardGradeCode,
    expectedOrderQuantity: row.quantities[0] ?? null,
  }
  return { ...row.sections, product }
}
