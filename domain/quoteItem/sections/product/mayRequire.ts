import { isGenericItem } from '../../isGenericItem.ts'
import { ofBought } from './ofBought.ts'
import type { Product } from './product.ts'
import { style09Variant } from './style09Variant.ts'

/** A workflow can't require what the item has not: of style 09 flaps, and a depth its variant lets be 0; of bought goods what makes a box. */
export function mayRequire(product: Product, field: string): boolean {
  if (isGenericItem(product)) return ofBought(field)
  const variant = style09Variant(product)
  if (variant === undefined) return true
  if (field === 'styleTopFlap' || field === 'styleBottomFlap') return false
  return field !== 'depth' || variant.depth === 'positive'
}
