import type { Product } from './product.ts'
import { style09Variant } from './style09Variant.ts'

/** A workflow can't require what style 09 has not: flaps, and a depth its variant lets be 0. */
export function mayRequire(product: Product, field: string): boolean {
  const variant = style09Variant(product)
  if (variant === undefined) return true
  if (field === 'styleTopFlap' || field === 'styleBottomFlap') return false
  return field !== 'depth' || variant.depth === 'positive'
}
