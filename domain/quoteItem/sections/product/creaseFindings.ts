import { text } from '#domain/messages'
import type { Finding } from '../../finding.ts'
import type { Product } from './product.ts'
import { productError } from './productError.ts'

/** Sums of decimal millimetres are compared to a millionth, so that 0.1 + 0.2 equals 0.3. */
const tolerance = 1e-6

/** When crease is allowed, the three creases sum to the width; empty ones count as 0. Source: 001 §5. */
export function creaseFindings(
  item: Pick<Product, 'isAllowCrease' | 'width' | 'crease1' | 'crease2' | 'crease3'>,
): Finding[] {
  if (!item.isAllowCrease) return []
  const sum = (item.crease1 ?? 0) + (item.crease2 ?? 0) + (item.crease3 ?? 0)
  return Math.abs(sum - (item.width ?? 0)) <= tolerance
    ? []
    : [productError('width', 'crease-sum', text('overviewCreaseSum'))]
}
