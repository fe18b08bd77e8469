import { requiredFindings } from '../requiredFindings.ts'
import type { Finding } from '../types.ts'
import { creaseFindings } from './creaseFindings.ts'
import { dieCutFindings } from './dieCutFindings.ts'
import { dimensionFindings } from './dimensionFindings.ts'
import { flapFindings } from './flapFindings.ts'
import { gradeFindings } from './gradeFindings.ts'
import type { OverviewContext, OverviewItem } from './overviewItem.ts'
import { productCodeFindings } from './productCodeFindings.ts'
import { style09Variant } from './style09Variant.ts'
import { vslFindings } from './vslFindings.ts'

/**
 * Everything wrong with the overview of an item: what the workflow requires at its step, and the rules of the tab
 * (001 §5, decision N29). A missing field is said once, as missing. No finding of severity error: the tab is valid.
 */
export function validateOverview(item: OverviewItem, context: OverviewContext): Finding[] {
  const missing = requiredFindings('overview', item, context.rules).filter(isPossible(item))
  const missed = new Set(missing.map(finding => finding.field))
  const broken = [
    ...dimensionFindings(item),
    ...flapFindings(item),
    ...productCodeFindings(item, context),
    ...vslFindings(item, context),
    ...creaseFindings(item),
    ...gradeFindings(item, context),
    ...dieCutFindings(item, context),
  ]
  return [...missing, ...broken.filter(finding => !missed.has(finding.field))]
}

/** A workflow can't require what style 09 has not: flaps, and a depth its variant lets be 0. */
const isPossible = (item: OverviewItem) => (finding: Finding) => {
  const variant = style09Variant(item)
  if (variant === undefined) return true
  if (finding.field === 'styleTopFlap' || finding.field === 'styleBottomFlap') return false
  return finding.field !== 'depth' || variant.depth === 'positive'
}
