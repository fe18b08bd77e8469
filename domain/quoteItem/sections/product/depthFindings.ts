import { equalTo, greaterOrEqual, greaterThan } from '#domain/validation'
import type { Finding } from '../../finding.ts'
import type { Product } from './product.ts'
import { productError } from './productError.ts'
import { style09Variant } from './style09Variant.ts'

const rules = {
  positive: (depth: number) => greaterThan(depth, 0),
  mayBeZero: (depth: number) => greaterOrEqual(depth, 0),
  mustBeZero: (depth: number) => equalTo(depth, 0),
}

/** Depth above 0; for style 09 as its variant says. An empty depth is 0. Source: 001 §5, decision N29. */
export function depthFindings(
  item: Pick<Product, 'depth' | 'styleCarton' | 'styleVariant' | 'fefCoVariantCode'>,
): Finding[] {
  const message = rules[style09Variant(item)?.depth ?? 'positive'](item.depth ?? 0)
  return message ? [productError('depth', 'depth', message)] : []
}
