import type { ProductDetails } from '#contract/lgx'
import { blank } from '#domain/boxGeometry'
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
  isAllowCrease: false,
  crease1: null,
  crease2: null,
  crease3: null,
})

/** The product folded, drawn by its style and size, as SVG; '' for one that the engine can't draw. */
export function productPicture(product: ProductDetails): string {
  const { style, blankOptions, ...size } = boxOfProduct(product.product ?? shapeOf(product))
  const result = blank(style, size, usualFlute, blankOptions)
  if (!result.ok) return ''
  return foldPicture(fold(result.blank, shownFolded(result.blank)), {
    width: 240,
  })
}
