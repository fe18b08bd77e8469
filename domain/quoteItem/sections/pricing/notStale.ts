import type { ItemUnderRules } from '../../about.ts'
import type { Finding } from '../../finding.ts'
import { findingOn } from '../../findingOn.ts'
import { priceSince } from './priceSince.ts'
import type { Pricing } from './pricing.ts'

const warn = findingOn('pricing', 'warning')

/** Costs that were calculated from something else than the item is now are said. */
export function notStale({ details }: Pricing, { sections, facts }: ItemUnderRules): Finding[] {
  if (details.length === 0) return []
  const since = priceSince(sections, facts.quoteDelivery)
  return since.length === 0
    ? []
    : [warn('details', 'price-stale', `Since the costs were calculated: ${since.join(', ')}.`)]
}
