import { type BlankOptions, type FlapStyle, type Size, styleOf } from '#domain/boxGeometry'
import { entryUnder } from '#domain/tables'
import { handHoleOpening } from './reference/cartonStyles.ts'
import type { Product } from './sections/product/product.ts'

/** What of a product says its shape. */
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
  | 'styleOpening'
  | 'isAllowCrease'
  | 'crease1'
  | 'crease2'
  | 'crease3'
>

/** A product as the box geometry takes it; lengths in mm. */
export interface ProductBox extends Size {
  /** '' while there is none. */
  readonly style: string
  readonly blankOptions: BlankOptions
}

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

/** Carton styles that are drawn as their plainest variant while none is chosen. */
const plainest: Readonly<Record<string, string>> = { '02': '0201', '09': '0900' }

/** What is entered of a number; one that can't be read counts as not entered. */
export const enteredNumber = (value: number | null): number | null => (Number.isNaN(value) ? null : value)

function creasesOf({ isAllowCrease, crease1, crease2, crease3 }: DrawnProduct): readonly number[] {
  if (!isAllowCrease) return []
  return [crease1, crease2, crease3].map(crease => enteredNumber(crease) ?? 0).filter(crease => crease > 0)
}

/**
 * The style and inside size of a product as the box geometry takes them, with its flaps and creases. The style is the
 * variant, else the FEFCO code, else the plainest of the carton style; '' when there is none. An empty size counts 0.
 */
export function boxOfProduct(product: DrawnProduct): ProductBox {
  const { styleCarton } = product
  const style = product.styleVariant || product.fefCoVariantCode || (entryUnder(plainest, styleCarton) ?? '')
  const isSlotted = styleCarton === '02'
  const top = isSlotted ? entryUnder(flapStyles, product.styleTopFlap) : undefined
  const bottom = isSlotted ? entryUnder(flapStyles, product.styleBottomFlap) : undefined
  const creases = creasesOf(product)
  const blankOptions: BlankOptions = {
    ...(top === undefined ? {} : { topFlap: top }),
    ...(bottom === undefined ? {} : { bottomFlap: bottom }),
    topFlapAdjustment: enteredNumber(product.topFlapAdjustment) ?? 0,
    bottomFlapAdjustment: enteredNumber(product.bottomFlapAdjustment) ?? 0,
    ...(creases.length > 0 ? { creases } : {}),
    ...(product.styleOpening === handHoleOpening ? { handHoles: true } : {}),
  }
  return {
    style,
    length: enteredNumber(product.length) ?? 0,
    width: enteredNumber(product.width) ?? 0,
    depth: styleOf(style)?.depthRule === 'mustBeZero' ? 0 : (enteredNumber(product.depth) ?? 0),
    blankOptions,
  }
}
