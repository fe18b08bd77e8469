import { equalTo } from '../formRules/equalTo.ts'
import { greaterOrEqual } from '../formRules/greaterOrEqual.ts'
import { greaterThan } from '../formRules/greaterThan.ts'
import type { Finding } from '../types.ts'
import { overviewError } from './overviewError.ts'
import type { OverviewItem } from './overviewItem.ts'
import { style09Variant } from './style09Variant.ts'

const rules = {
  positive: (depth: number) => greaterThan(depth, 0),
  mayBeZero: (depth: number) => greaterOrEqual(depth, 0),
  mustBeZero: (depth: number) => equalTo(depth, 0),
}

/** Depth above 0; for style 09 as its variant says. An empty depth is 0. Source: 001 §5, decision N29. */
export function depthFindings(
  item: Pick<OverviewItem, 'depth' | 'styleCarton' | 'styleVariant' | 'fefCoVariantCode'>,
): Finding[] {
  const message = rules[style09Variant(item)?.depth ?? 'positive'](item.depth ?? 0)
  return message ? [overviewError('depth', 'depth', message)] : []
}
