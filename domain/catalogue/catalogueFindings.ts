import { isOwnCode, styleOf } from '#domain/boxGeometry'
import { text } from '#domain/messages'
import { dimensions } from './dimensions.ts'
import type { CatalogueCategory } from './facets.ts'
import { type StyleWord, styleWordLabels, styleWordNames, wordsOfStyle } from './styleWords.ts'

/** What decides whether a product of the catalogue can be kept; lengths in mm. */
export interface KeptProduct extends Readonly<Record<StyleWord, string>> {
  readonly itemCategory: CatalogueCategory
  readonly productType: string
  readonly marketSegment: string
  readonly state: string
  readonly styleCode: string
  readonly length: number | null
  readonly width: number | null
  readonly depth: number | null
}

interface Finding {
  readonly path: keyof KeptProduct
  readonly message: string
}

const missing = (path: keyof KeptProduct, field: string): Finding => ({
  path,
  message: text('formRequired', { field }),
})

function sizeFindings({ styleCode, ...product }: KeptProduct): readonly Finding[] {
  const isFlat = !isOwnCode(styleCode) && styleOf(styleCode)?.depthRule !== 'positive'
  return dimensions
    .filter(side => (side !== 'depth' || !isFlat) && !((product[side] ?? 0) > 0))
    .map(side => missing(side, side === 'length' ? 'Length' : side === 'width' ? 'Width' : 'Depth'))
}

function findingsOfCategory(product: KeptProduct): readonly Finding[] {
  const styled = product.styleCode === '' ? [missing('styleCode', 'Style')] : []
  switch (product.itemCategory) {
    case 'GENERIC':
      return product.productType === '' ? [missing('productType', 'Product Type')] : []
    case 'INDUSTRY_STANDARD':
      return [
        ...(product.marketSegment === '' ? [missing('marketSegment', 'Market Segment')] : []),
        ...(product.state === '' ? [missing('state', 'State')] : []),
        ...styled,
        ...sizeFindings(product),
      ]
    case 'RESIZABLE':
      return [
        ...styled,
        ...dimensions
          .filter(side => product[side] !== null)
          .map((path): Finding => ({ path, message: 'A resizable product has no size of its own.' })),
      ]
  }
}

/**
 * Why a product of the catalogue can't be kept as it is: without what its category is searched by, or with words that its
 * style does not have. Whether the company keeps an own style is for the server to see. Our own reading of 000 §4.
 */
export function catalogueFindings(product: KeptProduct): readonly Finding[] {
  const { styleCode } = product
  const isUnknown = styleCode !== '' && styleOf(styleCode) === undefined && !isOwnCode(styleCode)
  const words = wordsOfStyle(styleCode.slice(0, 2))
  return [
    ...findingsOfCategory(product),
    ...(isUnknown ? [{ path: 'styleCode' as const, message: text('formOneOf') }] : []),
    ...styleWordNames
      .filter(word => product[word] !== '' && !words.includes(word))
      .map(path => ({
        path,
        message: `${styleWordLabels[path]} is not said of ${styleCode === '' ? 'what has no style' : `style ${styleCode}`}.`,
      })),
  ]
}
