import type { CatalogueInput } from '#contract/catalogueMasters'
import { type StyleWord, styleWordNames } from '#domain/catalogue'

const noWords = Object.fromEntries(styleWordNames.map(name => [name, ''])) as Record<StyleWord, string>

/** What the form of a new product of the catalogue begins with. */
export const noProduct: CatalogueInput = {
  ...noWords,
  ...{ productId: '', productDescription: '', productImage: '', itemCategory: 'INDUSTRY_STANDARD' },
  ...{ productGroup: 'CORRUGATED', productType: '', category: '', marketSegment: '', state: '' },
  ...{ styleCode: '', length: null, width: null, depth: null, isActive: true },
}
