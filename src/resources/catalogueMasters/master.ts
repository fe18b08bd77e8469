import type { CatalogueMaster } from '#contract/catalogueMasters'
import { product } from '#contract/product'
import { CatalogueInput } from '#contract/product/catalogueInput'
import { catalogueCategories, type StyleWord, styleWordNames } from '#domain/catalogue'
import { itemCategoryLabel } from '#domain/quoteItem'
import { uploadFields } from '#domain/uploads'
import { bulkActive } from '../../components/master/bulkActive.ts'
import { activeColumn, nameColumn, sortedColumn } from '../../components/master/columns.tsx'
import type { Master } from '../../components/master/master.ts'
import { ofResource } from '../../components/master/ofResource.ts'
import { sizeText } from '../catalogue/catalogueWords.ts'
import { CatalogueInputs } from './CatalogueInputs.tsx'
import { CataloguePictures } from './CataloguePictures.tsx'
import { catalogueMasters } from './index.ts'
import { labels } from './labels.ts'

const noWords = Object.fromEntries(styleWordNames.map(name => [name, ''])) as Record<StyleWord, string>

/** What the form of a new product of the catalogue begins with. */
const noProduct: CatalogueInput = {
  ...noWords,
  ...{ productId: '', productDescription: '', productImage: '', itemCategory: 'INDUSTRY_STANDARD' },
  ...{ productGroup: 'CORRUGATED', productType: '', category: '', marketSegment: '', state: '' },
  ...{ styleCode: '', length: null, width: null, depth: null, isActive: true },
}

const categories = catalogueCategories.map(code => ({ code, description: itemCategoryLabel(code) }))
const useCategories = () => categories

/** The master of the catalogue. */
export const catalogueMaster: Master<CatalogueMaster, CatalogueInput> = {
  ...ofResource(catalogueMasters),
  kind: 'catalogueProduct',
  many: 'products of the catalogue',
  one: 'product of the catalogue',
  search: 'Search code, description, category',
  sort: { field: 'productId', order: 'ASC' },
  columns: [
    nameColumn('productId', labels.productId),
    sortedColumn('productDescription', labels.productDescription),
    sortedColumn('itemCategory', labels.itemCategory, {
      text: ({ itemCategory }) => itemCategoryLabel(itemCategory),
    }),
    sortedColumn('category', labels.category),
    sortedColumn('styleCode', labels.styleCode),
    { source: 'length', label: 'Size', text: sizeText, leftOut: 'narrow' },
    sortedColumn('marketSegment', labels.marketSegment, { leftOut: 'narrow' }),
    activeColumn(),
  ],
  besideForm: ['productId', 'productDescription'],
  filters: [
    { source: 'itemCategory', label: labels.itemCategory, all: 'All categories', useChoices: useCategories },
  ],
  bulk: [bulkActive()],
  schema: CatalogueInput,
  empty: noProduct,
  valuesOf: ({ id: _, version: __, ...values }) => values,
  labels,
  fixed: ['productId'],
  messages: { saved: 'Product has been saved.', failed: 'Error saving Product' },
  upload: {
    fields: Object.keys(uploadFields.catalogueProduct) as (keyof CatalogueInput)[],
    call: (calls, body) => calls.call(product.uploadCatalogue, { body }),
  },
  Inputs: CatalogueInputs,
  Panels: CataloguePictures,
}
