import type { Product } from './sections/product/product.ts'

/** What of a product the shape of its blank follows from, beside its style: what a route and the files of a design start at. */
export const blankInputs = [
  'styleVariant',
  'styleTopFlap',
  'styleBottomFlap',
  'topFlapAdjustment',
  'bottomFlapAdjustment',
  'length',
  'width',
  'depth',
  'isAllowCrease',
  'crease1',
  'crease2',
  'crease3',
] as const satisfies readonly (keyof Product)[]
