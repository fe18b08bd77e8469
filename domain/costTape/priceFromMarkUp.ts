import { roundMoney } from '#domain/pricingPolicies'
import type { Trace } from '#domain/trace'

export type PriceResult =
  | {
      readonly ok: true
      readonly markUpValue: number
      readonly priceExcludeCommission: number
      readonly sellPrice: number
      readonly trace: Trace
    }
  | { readonly ok: false; readonly reason: string; readonly trace: Trace }

/** The price of a base with a mark-up (fraction of the base) and a commission (fraction of the sell price). */
export function priceFromMarkUp(base: number, markUp: number, commission: number): PriceResult {
  if (!(base >= 0 && Number.isFinite(base)))
    return { ok: false, reason: 'The cost is not a usable number.', trace: [] }
  if (!(markUp >= -1 && Number.isFinite(markUp)))
    return { ok: false, reason: 'A mark-up is not below -100 percent.', trace: [] }
  if (!(commission >= 0 && commission < 1))
    return { ok: false, reason: 'A commission lies from 0 to below 100 percent.', trace: [] }
  const price = base * (1 + markUp)
  return {
    ok: true,
    markUpValue: roundMoney(price - base),
    priceExcludeCommission: roundMoney(price),
    sellPrice: roundMoney(price / (1 - commission)),
    trace: [
      { label: 'Price without commission', value: roundMoney(price), unit: '$', why: 'base × (1 + mark-up)' },
      {
        label: 'Sell price',
        value: roundMoney(price / (1 - commission)),
        unit: '$',
        why: 'price ÷ (1 − commission)',
      },
    ],
  }
}
