import { roundMoney } from '#domain/pricingPolicies'
import type { RehearsedBreak } from './rehearse.ts'

/** How a new price comes from what an item costs after a shock. */
export const priceRules = [
  { code: 'margin', label: 'Keep the margin, %' },
  { code: 'money', label: 'Pass on the cost, no more' },
  { code: 'floor', label: 'Raise to the margin floor where it is lower' },
] as const
export type PriceRule = (typeof priceRules)[number]['code']

interface Terms {
  readonly commission: number
  /** Percent; null: there is none. */
  readonly floor: number | null
}

/** Whole cents, upwards: a price that keeps a floor must not lie under it by rounding. */
const upToCent = (amount: number): number => Math.ceil(Number((amount * 100).toPrecision(13))) / 100

/**
 * The price of a break by a rule, for one pricing UOM; as it is where nobody can make the item after the shock, or no
 * floor is known. Our own design.
 */
export function newPrice(rule: PriceRule, row: RehearsedBreak, { commission, floor }: Terms): number {
  const { price, costBefore, costAfter } = row
  if (costAfter === null) return price
  if (rule === 'margin') return costBefore > 0 ? roundMoney((price * costAfter) / costBefore) : price
  if (rule === 'money') return roundMoney(price + (costAfter - costBefore) / (1 - commission))
  if (floor === null || floor >= 100) return price
  return Math.max(price, upToCent(costAfter / (1 - floor / 100) / (1 - commission)))
}
