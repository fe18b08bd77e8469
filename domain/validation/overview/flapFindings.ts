import { fieldLabel } from '../fieldLabel.ts'
import { greaterThan } from '../formRules/greaterThan.ts'
import { oneOf } from '../formRules/oneOf.ts'
import { required } from '../formRules/required.ts'
import { cartonStyles } from '../reference/cartonStyles.ts'
import type { Finding } from '../types.ts'
import { overviewError } from './overviewError.ts'
import type { OverviewItem } from './overviewItem.ts'

const flaps = [
  { style: 'styleTopFlap', adjustment: 'topFlapAdjustment' },
  { style: 'styleBottomFlap', adjustment: 'bottomFlapAdjustment' },
] as const

const slottedFlaps = cartonStyles.find(style => style.code === '02')?.flapStyles.map(flap => flap.code) ?? []

/**
 * Both flap styles are required unless the style is 09; a style 02 flap is one of its flap styles, and with
 * flap style 02 (overlap) or 09 (gap) its adjustment is above 0. Source: 001 §5.
 */
export function flapFindings(item: OverviewItem): Finding[] {
  if (item.styleCarton === '09') return []
  return flaps.flatMap(({ style, adjustment }) => {
    const missing = required(item[style], fieldLabel(style))
    if (missing) return [overviewError(style, 'required', missing)]
    if (item.styleCarton !== '02') return []
    const unknown = oneOf(item[style], slottedFlaps)
    if (unknown) return [overviewError(style, 'flap-style', unknown)]
    const adjusted = item[style] === '02' || item[style] === '09'
    const message = adjusted ? greaterThan(item[adjustment] ?? 0, 0) : null
    return message ? [overviewError(adjustment, 'flap-adjustment', message)] : []
  })
}
