import type { Product } from '#contract/quote'
import { type BlankResult, blank, type FlapStyle } from '#domain/boxGeometry'

export type DrawnProduct = Pick<
  Product,
  | 'styleCarton'
  | 'styleVariant'
  | 'fefCoVariantCode'
  | 'styleTopFlap'
  | 'styleBottomFlap'
  | 'topFlapAdjustment'
  | 'bottomFlapAdjustment'
  | 'length'
  | 'width'
  | 'depth'
  | 'isAllowCrease'
  | 'crease1'
  | 'crease2'
  | 'crease3'
>

/** The flute a blank is drawn in before a board is chosen. */
const usualFlute = 'C'

const flapStyles: Readonly<Record<string, FlapStyle>> = {
  '00': 'none',
  '01': '01',
  '02': '02',
  '03': '03',
  '04': '04',
  '05': '05',
  '06': '06',
  '09': '09',
}

/** Variants the engine draws as another of their kind. */
const drawnAs: Readonly<Record<string, string>> = { '02': '0201', '09': '0900' }

const entered = (value: number | null): number => (value === null || Number.isNaN(value) ? 0 : value)

/** The style the drawing is made in: the variant's, else the plainest of the carton style; '' when there is none. */
export const drawnStyle = ({ styleCarton, styleVariant, fefCoVariantCode }: DrawnProduct): string =>
  styleVariant || fefCoVariantCode || (drawnAs[styleCarton] ?? '')

/** The blank of the product as it stands in the fields; null until style, length and width are entered. */
export function blankOfProduct(product: DrawnProduct, flute: string | undefined): BlankResult | null {
  const style = drawnStyle(product)
  const length = entered(product.length)
  const width = entered(product.width)
  if (style === '' || length <= 0 || width <= 0) return null
  const isSlotted = product.styleCarton === '02'
  const top = flapStyles[product.styleTopFlap]
  const bottom = flapStyles[product.styleBottomFlap]
  const creases = [product.crease1, product.crease2, product.crease3]
    .map(entered)
    .filter(crease => crease > 0)
  return blank(style, { length, width, depth: entered(product.depth) }, flute ?? usualFlute, {
    ...(isSlotted && top !== undefined ? { topFlap: top } : {}),
    ...(isSlotted && bottom !== undefined ? { bottomFlap: bottom } : {}),
    topFlapAdjustment: entered(product.topFlapAdjustment),
    bottomFlapAdjustment: entered(product.bottomFlapAdjustment),
    ...(product.isAllowCrease && creases.length > 0 ? { creases } : {}),
  })
}
