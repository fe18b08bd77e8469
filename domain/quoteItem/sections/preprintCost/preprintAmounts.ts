import { roundMoney } from '#domain/pricingPolicies'
import type { ItemSections } from '../../sections.ts'
import { preprintCharges } from './preprintCharges.ts'

/** What a line of the printed liner comes to at each of some quantities; null: not known yet. */
export interface PreprintAmounts {
  readonly key: string
  readonly type: string
  readonly amounts: readonly (number | null)[]
}

/** The lines of a printed liner with what each comes to for `uom` units in an order of each quantity, and their sum. */
export function preprintAmounts(
  item: Pick<ItemSections, 'product' | 'design' | 'prePrintDesign' | 'preprintCost'>,
  quantities: readonly number[],
  uom: number,
): { readonly lines: readonly PreprintAmounts[]; readonly total: readonly (number | null)[] } {
  const charges = preprintCharges(item)
  const exact = charges.map(({ perUnit, fixed }) =>
    quantities.map(quantity =>
      perUnit === null || fixed === null ? null : ((perUnit * quantity + fixed) * uom) / quantity,
    ),
  )
  const lines = charges.map(({ description }, place) => ({
    key: item.preprintCost.details[place]?.key ?? String(place),
    type: description,
    amounts: (exact[place] ?? []).map(amount => (amount === null ? null : roundMoney(amount))),
  }))
  const total = quantities.map((_, column) => {
    const all = exact.map(amounts => amounts[column] ?? null)
    return all.includes(null) ? null : roundMoney(all.reduce<number>((sum, amount) => sum + (amount ?? 0), 0))
  })
  return { lines, total }
}
