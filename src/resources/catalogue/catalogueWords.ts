import type { CatalogueProduct } from '#contract/product'
import { styleWords, type WordedStyle } from '#domain/catalogue'
import { boxSize } from '#domain/formats'
import { itemCategoryLabel, productGroups, productTypes } from '#domain/quoteItem'

type Sized = Pick<CatalogueProduct, 'itemCategory' | 'length' | 'width' | 'depth'>

/** The inside size in mm; a pad has no depth, bought goods have none at all. */
export function sizeText({ itemCategory, length, width, depth }: Sized): string {
  if (itemCategory === 'RESIZABLE') return 'any size'
  return boxSize({ length, width, depth }, 'mm')
}

const labelIn = (all: readonly { readonly code: string; readonly label: string }[], code: string) =>
  all.find(each => each.code === code)?.label ?? code

const parts: Readonly<Record<WordedStyle, 'cartonStyle02' | 'cartonStyle04' | 'cartonStyle09'>> = {
  '02': 'cartonStyle02',
  '04': 'cartonStyle04',
  '09': 'cartonStyle09',
}

/** What is said of the product's style, each with its name. */
function styleFacts(product: CatalogueProduct): readonly (readonly [name: string, value: string])[] {
  return (Object.keys(parts) as WordedStyle[]).flatMap(style => {
    const said: Readonly<Record<string, string>> | null = product[parts[style]]
    return said === null
      ? []
      : Object.entries(styleWords[style]).map(([word, label]) => [label, said[word] ?? ''] as const)
  })
}

/** Everything that is known of a product, each with its name, in the order in which people compare. */
export const catalogueFacts = (
  product: CatalogueProduct,
): readonly (readonly [name: string, value: string])[] => [
  ['Product', product.productId],
  ['Item Category', itemCategoryLabel(product.itemCategory)],
  ['Category', product.category],
  ['Size', sizeText(product)],
  ['Style', product.styleCode],
  ['Product Group', labelIn(productGroups, product.productGroup)],
  ['Product Type', labelIn(productTypes, product.productType)],
  ['Market Segment', product.marketSegment],
  ['State', product.state],
  ...styleFacts(product),
]
