import type { ProductDetails } from '#contract/lgx'
import { blank, isOwnCode, type OwnStyle } from '#domain/boxGeometry'
import { fold, foldPicture, shownFolded } from '#domain/dieline'
import { usualFlute } from '#domain/estimating'
import { boxOfProduct } from '#domain/quoteItem'

/** What the ERP system says of the shape, where nobody knows more. */
const shapeOf = ({ fefcoCode, length, width, depth }: ProductDetails) => ({
  styleCarton: fefcoCode.slice(0, 2),
  styleVariant: fefcoCode,
  fefCoVariantCode: fefcoCode,
  styleTopFlap: '',
  styleBottomFlap: '',
  topFlapAdjustment: null,
  bottomFlapAdjustment: null,
  length,
  width,
  depth,
  styleOpening: '',
  isAllowCrease: false,
  crease1: null,
  crease2: null,
  crease3: null,
})

const boxOf = (product: ProductDetails) => boxOfProduct(product.product ?? shapeOf(product))

/** Whether the product has a style that is not built in, and may be one of the company's own. */
export const mayBeOwn = (product: ProductDetails): boolean => isOwnCode(boxOf(product).style)

/** The product folded, drawn by its style and size, as SVG; '' for one that the engine can't draw. */
export function productPicture(product: ProductDetails, ownStyles: readonly OwnStyle[] = []): string {
  const { style, blankOptions, ...size } = boxOf(product)
  const result = blank(style, size, usualFlute, { ...blankOptions, ownStyles })
  if (!result.ok) return ''
  return foldPicture(fold(result.blank, shownFolded(result.blank)), {
    width: 240,
  })
}
