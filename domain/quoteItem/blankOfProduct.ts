import { type BlankOptions, type BlankResult, blank } from '#domain/boxGeometry'
import { boxOfProduct, type DrawnProduct } from './boxOfProduct.ts'

/** The flute a blank is drawn in before a board is chosen. */
const usualFlute = 'C'

/**
 * The blank of the product as it stands in the fields, mm; null until style, length and width are entered. `flute` is that
 * of its board, undefined before one is chosen; `masters` the flutes and allowances of a plant, else the built-in ones.
 */
export function blankOfProduct(
  product: DrawnProduct,
  flute: string | undefined,
  masters: Pick<BlankOptions, 'flutes' | 'allowances' | 'ownStyles' | 'masterDataVersion'> = {},
): BlankResult | null {
  const { style, length, width, depth, blankOptions } = boxOfProduct(product)
  if (style === '' || length <= 0 || width <= 0) return null
  return blank(style, { length, width, depth }, flute ?? usualFlute, { ...masters, ...blankOptions })
}
