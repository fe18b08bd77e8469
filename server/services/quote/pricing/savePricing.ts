import type { SectionSaved } from '#contract/quote'
import { pricedWhere, wrongPrices } from '#domain/estimating'
import type { Facts, ItemSections, SectionOf } from '#domain/quoteItem'
import type { Person } from '../../../person/person.ts'
import { Problem } from '../../../problem/problem.ts'
import type { Masters } from '../../engine/masters.ts'
import type { QuoteItemDeps } from '../../quoteItem/quoteItemDeps.ts'
import { saveSection } from '../../quoteItem/save/saveSection.ts'
import { costFor } from './costFor.ts'

interface PricingSave {
  readonly quoteItemId: number
  readonly version: number
  readonly pricing?: SectionOf<'pricing'> | undefined
  readonly preprintCost?: SectionOf<'preprintCost'> | undefined
}

/** Saves what the printed liner of an item costs, or its price; a price that does not follow from what the item is made of is refused, with what it would be. */
export async function savePricing(
  deps: QuoteItemDeps & { readonly masters: Masters },
  person: Person,
  { pricing, preprintCost, ...save }: PricingSave,
): Promise<SectionSaved> {
  if (preprintCost !== undefined)
    return saveSection(deps, person, { ...save, key: 'preprintCost', values: preprintCost })
  if (pricing === undefined) throw new Problem('invalid-request', 'There is nothing to save.')
  const masters = await deps.masters.all()
  const check = (after: ItemSections, stored: ItemSections, facts: Facts) => {
    const goesTo = { quote: facts.quoteDelivery, region: facts.deliveryRegion }
    const wrong = wrongPrices(after, stored, costFor(after, masters, goesTo), masters)
    if (wrong.length === 0) return
    throw new Problem('rule-failed', 'The price does not follow from the item as it is stored.', {
      errors: wrong.map(({ path, message }) => ({ path: `pricing.${path}`, message })),
    })
  }
  const complete = (after: ItemSections, stored: ItemSections, facts: Facts): ItemSections => ({
    ...after,
    pricing: { ...after.pricing, calculatedFrom: pricedWhere(after, stored.pricing, facts.quoteDelivery) },
  })
  return saveSection(deps, person, { ...save, key: 'pricing', values: pricing, check, complete })
}
