import type { SectionSaved } from '#contract/quote'
import { type SectionOf, wrongGoods } from '#domain/quoteItem'
import type { Person } from '../../../person/person.ts'
import { Problem } from '../../../problem/problem.ts'
import type { QuoteItemDeps } from '../../quoteItem/quoteItemDeps.ts'
import { saveSection } from '../../quoteItem/save/saveSection.ts'

interface GenericPricingSave {
  readonly quoteItemId: number
  readonly version: number
  readonly genericPricing: SectionOf<'genericPricing'>
}

/** Saves the price of bought goods; one that does not follow from what they cost is refused, with what it would be. */
export async function saveGenericPricing(
  deps: QuoteItemDeps,
  person: Person,
  { genericPricing, ...save }: GenericPricingSave,
): Promise<SectionSaved> {
  const check = () => {
    const wrong = wrongGoods(genericPricing)
    if (wrong.length === 0) return
    throw new Problem('rule-failed', 'The price does not follow from what the goods cost.', {
      errors: wrong.map(({ path, message }) => ({ path: `genericPricing.${path}`, message })),
    })
  }
  return saveSection(deps, person, { ...save, key: 'genericPricing', values: genericPricing, check })
}
