import { text } from '#domain/messages'
import type { Finding } from '../types.ts'
import { overviewError } from './overviewError.ts'
import type { OverviewItem } from './overviewItem.ts'

/** Sums of decimal millimetres are compared to a millionth, so that 0.1 + 0.2 equals 0.3. */
const tolerance = 1e-6

/** When crease is allowed, the three creases sum to the width; empty ones count as 0. Source: 001 §5. */
export function creaseFindings(
  item: Pick<OverviewItem, 'isAllowCrease' | 'width' | 'crease1' | 'crease2' | 'crease3'>,
): Finding[] {
  if (!item.isAllowCrease) return []
  const sum = (item.crease1 ?? 0) + (item.crease2 ?? 0) + (item.crease3 ?? 0)
  return Math.abs(sum - (item.width ?? 0)) <= tolerance
    ? []
    : [overviewError('width', 'crease-sum', text('overviewCreaseSum'))]
}
