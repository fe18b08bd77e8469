import { isOwnCode } from '#domain/boxGeometry'
import { cartonStyles, emptySections, flapsOf, type ItemSections } from '#domain/quoteItem'

/** What an item takes over of a product of the catalogue; lengths inside, mm. */
export interface SoldProduct {
  readonly productDescription: string
  readonly itemCategory: string
  readonly isGen: boolean
  readonly productGroup: string
  readonly productType: string
  readonly styleCode: string
  /** The family of the style. */
  readonly fefcoGroup: string
  /** What is said of the style, by the names of the specification. */
  readonly styleWords: Readonly<Record<string, string>>
  readonly length: number | null
  readonly width: number | null
  readonly depth: number | null
}

function styleOfItem({ styleCode, fefcoGroup, styleWords }: SoldProduct) {
  const style = cartonStyles.find(({ code }) => code === fefcoGroup)
  if (style === undefined) return { fefCoVariantCode: styleCode }
  const isVariant = isOwnCode(styleCode) || style.variants.some(({ code }) => code === styleCode)
  return {
    styleCarton: style.code,
    styleVariant: isVariant ? styleCode : '',
    fefCoVariantCode: styleCode,
    styleOpening: style.openings.find(({ label }) => label === styleWords.openingVariantDesc)?.code ?? '',
    ...(style.code === '02' ? flapsOf(styleCode) : {}),
  }
}

/**
 * The product section of an item that quotes a product of the catalogue: its category, style and size, and the VSL code of
 * the style where it is one of those there are.
 */
export const catalogueProduct = (
  sold: SoldProduct,
  vslCodes: readonly string[],
): ItemSections['product'] => ({
  ...emptySections.product,
  ...(sold.styleCode === '' ? {} : styleOfItem(sold)),
  vslCode: vslCodes.includes(sold.styleCode) ? sold.styleCode : '',
  description: sold.productDescription,
  itemCategory: sold.itemCategory,
  isGen: sold.isGen,
  productGroup: sold.productGroup,
  type: sold.productType,
  length: sold.length,
  width: sold.width,
  depth: sold.depth,
})
