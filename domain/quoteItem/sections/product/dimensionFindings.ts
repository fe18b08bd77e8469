import { greaterThan, lessOrEqualTarget } from '#domain/validation'
import type { Finding } from '../../finding.ts'
import { depthFindings } from './depthFindings.ts'
import type { Product } from './product.ts'
import { productError } from './productError.ts'
import { style09Variant } from './style09Variant.ts'

/** Length and width above 0, width within length for the variants that ask it, and the depth. Source: 001 §5. */
export function dimensionFindings(item: Product): Finding[] {
  const findings: Finding[] = []
  const length = greaterThan(item.length ?? 0, 0)
  if (length) findings.push(productError('length', 'length', length))
  const width = greaterThan(item.width ?? 0, 0)
  if (width) findings.push(productError('width', 'width', width))
  if (style09Variant(item)?.widthWithinLength && item.length !== null) {
    const within = lessOrEqualTarget(item.width, item.length)
    if (within) findings.push(productError('width', 'width-within-length', within))
  }
  return [...findings, ...depthFindings(item)]
}
