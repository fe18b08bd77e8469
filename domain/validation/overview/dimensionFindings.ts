import { greaterThan } from '../formRules/greaterThan.ts'
import { lessOrEqualTarget } from '../formRules/lessOrEqualTarget.ts'
import type { Finding } from '../types.ts'
import { depthFindings } from './depthFindings.ts'
import { overviewError } from './overviewError.ts'
import type { OverviewItem } from './overviewItem.ts'
import { style09Variant } from './style09Variant.ts'

/** Length and width above 0, width within length for the variants that ask it, and the depth. Source: 001 §5. */
export function dimensionFindings(item: OverviewItem): Finding[] {
  const findings: Finding[] = []
  const length = greaterThan(item.length ?? 0, 0)
  if (length) findings.push(overviewError('length', 'length', length))
  const width = greaterThan(item.width ?? 0, 0)
  if (width) findings.push(overviewError('width', 'width', width))
  if (style09Variant(item)?.widthWithinLength && item.length !== null) {
    const within = lessOrEqualTarget(item.width, item.length)
    if (within) findings.push(overviewError('width', 'width-within-length', within))
  }
  return [...findings, ...depthFindings(item)]
}
