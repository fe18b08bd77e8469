import type { Product } from '#contract/quote'
import { emptySections } from '#domain/quoteItem'
import type { DemonstrationItem } from './quotes.ts'

/** The product of an item of the demonstration at a plant. */
export const demonstrationProduct = (
  { product, code, description }: DemonstrationItem,
  plant: string,
): Product => ({
  ...emptySections.product,
  itemCategory: 'NEW_MANUAL_DESIGN',
  productGroup: product.boardGrade === 'E280' ? 'LITHO_LAMINATE' : 'CORRUGATED',
  ...product,
  code,
  description,
  preferredPlantCode: plant,
})
