import type { CatalogueInput } from '#contract/catalogueMasters'
import { styleWordLabels } from '#domain/catalogue'

/** What the fields of products of the catalogue are called. */
export const labels: Readonly<Record<keyof CatalogueInput, string>> = {
  ...styleWordLabels,
  productId: 'Product',
  productDescription: 'Description',
  productImage: 'Picture (address; empty: drawn from the style)',
  itemCategory: 'Item Category',
  productGroup: 'Product Group',
  productType: 'Product Type',
  category: 'Category',
  marketSegment: 'Market Segment',
  state: 'State',
  styleCode: 'Style',
  length: 'Length',
  width: 'Width',
  depth: 'Depth',
  isActive: 'In use',
}
