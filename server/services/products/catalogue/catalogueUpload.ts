import { CatalogueInput } from '#contract/catalogueMasters'
import { catalogueCategories, type StyleWord, styleWordNames } from '#domain/catalogue'
import { itemCategoryLabel, productGroups, productTypes } from '#domain/quoteItem'
import { uploadFields } from '#domain/uploads'
import { inCapitals, type Uploadable } from '../../masters/uploadMaster.ts'
import { catalogueMaster } from './catalogueMaster.ts'

const noWords = Object.fromEntries(styleWordNames.map(name => [name, ''])) as Record<StyleWord, string>

/** Products of the catalogue as a file brings them in. */
export const catalogueUpload: Uploadable<number, CatalogueInput> = {
  master: catalogueMaster,
  nameKey: inCapitals,
  schema: CatalogueInput,
  fields: uploadFields.catalogueProduct,
  choices: {
    itemCategory: catalogueCategories.map(code => ({ code, label: itemCategoryLabel(code) })),
    productGroup: productGroups,
    productType: productTypes,
  },
  empty: {
    ...noWords,
    ...{ productId: '', productDescription: '', productImage: '', itemCategory: 'INDUSTRY_STANDARD' },
    ...{ productGroup: 'CORRUGATED', productType: '', category: '', marketSegment: '', state: '' },
    ...{ styleCode: '', length: null, width: null, depth: null, isActive: true },
  },
}
