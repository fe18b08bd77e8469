import { type Style09Variant, style09Variants } from '../../reference/style09Variants.ts'
import type { Product } from './product.ts'

/**
 * The rules of a style 09 item's variant (the style variant, else the FEFCO variant code); undefined for other
 * styles. A variant without a row of its own may have no depth. Source: decision N29.
 */
export function style09Variant(
  item: Pick<Product, 'styleCarton' | 'styleVariant' | 'fefCoVariantCode'>,
): Style09Variant | undefined {
  if (item.styleCarton !== '09') return undefined
  const code = item.styleVariant || item.fefCoVariantCode
  return (
    style09Variants.find(variant => variant.code === code) ?? {
      code,
      label: code,
      depth: 'mayBeZero',
      widthWithinLength: false,
    }
  )
}
