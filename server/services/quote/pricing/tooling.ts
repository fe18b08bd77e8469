import type { PricingTooling } from '#contract/quote'
import { plantOf } from '#domain/estimating'
import { roundMoney } from '#domain/pricingPolicies'
import type { Database } from '../../../database/database.ts'
import type { Person } from '../../../person/person.ts'
import { Problem } from '../../../problem/problem.ts'
import type { Masters } from '../../engine/masters.ts'
import { readItem } from '../../quoteItem/readItems.ts'
import { stereoForme } from '../printing/stereoForme.ts'

/** What the tooling of an item costs, and what its customer is offered to pay for it; none where it needs none. */
export async function pricingTooling(
  deps: { readonly db: Database; readonly masters: Masters },
  person: Person,
  quoteItemId: number,
): Promise<PricingTooling[]> {
  const tooling = await stereoForme(deps, person, quoteItemId)
  if (!tooling.calculationSuccess) throw new Problem('rule-failed', tooling.calculationMessage)
  const { sections } = await readItem(deps.db, quoteItemId)
  const plant = plantOf(sections.product.preferredPlantCode, await deps.masters.all())
  const markUp = plant?.costing?.toolingMarkUp ?? 0
  const row = (type: PricingTooling['type'], cost: number): PricingTooling[] =>
    cost > 0
      ? [{ type, calculatedCost: roundMoney(cost), customerCost: roundMoney(cost * (1 + markUp)) }]
      : []
  return [...row('STEREO', tooling.stereoCost), ...row('FORME', tooling.forme?.cost ?? 0)]
}
