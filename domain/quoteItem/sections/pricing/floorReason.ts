import type { ItemUnderRules } from '../../about.ts'
import type { Finding } from '../../finding.ts'
import { findingOn } from '../../findingOn.ts'
import { rowPath } from '../../path.ts'
import { pointsBelow } from '../approval/pointsBelow.ts'
import { approvalStandings } from '../approval/standings.ts'
import type { Pricing } from './pricing.ts'
import { pricingError } from './pricingError.ts'

const warn = findingOn('pricing', 'warning')

/** A break under the margin floor says why, and is marked until somebody has approved it. Decision N33. */
export function floorReason(
  { details }: Pricing,
  { facts, sections }: Pick<ItemUnderRules, 'facts' | 'sections'>,
): Finding[] {
  const approved = approvalStandings(sections, facts).filter(
    ({ approvalType, state }) => approvalType === 'PRICE_BELOW_FLOOR' && state === 'approved',
  )
  return details.flatMap(detail => {
    const points = pointsBelow(detail, facts.marginFloor)
    if (points === 0) return []
    const at = (cell: string) => rowPath('details', detail.key, cell)
    const floor = `${points.toFixed(1)} points under the margin floor of ${(facts.marginFloor ?? 0).toFixed(1)} %`
    return [
      ...(approved.some(({ about }) => about === detail.key)
        ? []
        : [warn(at('marginPercent'), 'price-floor', `${floor}: it has to be approved.`)]),
      ...(detail.floorReason
        ? []
        : [pricingError(at('floorReason'), 'required', `Say why the price is ${floor}.`)]),
    ]
  })
}
