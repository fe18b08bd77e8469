import type { ListedProduct } from '#contract/customer/productListInput'
import type { MasterUpload } from '#contract/masters'
import { mostUploadLines, uploadFields } from '#domain/uploads'
import { type SheetColumns, sheetLines } from '../../../components/upload/sheetLines.ts'
import { productListLabels } from './productListLabels.ts'

export const productListFields = Object.keys(uploadFields.listedProduct) as (keyof ListedProduct)[]

export const productListLabel = (path: string): string =>
  productListLabels[path as keyof ListedProduct] ?? path

/** A customer's own list names its columns in its own way, most often in one of these. */
const otherNames: Readonly<Partial<Record<keyof ListedProduct, readonly string[]>>> = {
  productCode: ['product code', 'product', 'item code'],
  palletQty: ['pallet qty', 'pallet quantity'],
  boardGradeCode: ['board grade'],
}

const columns = Object.fromEntries(
  productListFields.map(field => [
    field,
    [productListLabel(field).toLowerCase(), field.toLowerCase(), ...(otherNames[field] ?? [])],
  ]),
) as unknown as SheetColumns<string>

/** The lines of a customer's list of products, or why it has none. */
export function productListSheet(rows: readonly (readonly unknown[])[]) {
  const sheet = sheetLines(rows, columns, { required: ['productCode'], most: mostUploadLines })
  // No cell is undefined: a column that is not there is left out.
  return 'problem' in sheet ? sheet : { lines: [...sheet.lines] as MasterUpload['lines'] }
}
