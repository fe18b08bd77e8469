import { roundMoney, toPercent } from '#domain/pricingPolicies'
import type { Reaction } from '../reaction.ts'
import type { PriceDetail } from '../sections/pricing/pricing.ts'

/** Money of a break for one pricing UOM, with where its cost tape has it exactly. */
const amounts = [
  ['cost', 'cost'],
  ['markUp', 'markUpValue'],
  ['price', 'sellPrice'],
  ['frontSheetCost', 'frontSheetCost'],
  ['backSheetCost', 'backSheetCost'],
  ['outsideMfgCosts', 'outsideMfgCost'],
] as const

type Amounts = Pick<PriceDetail, (typeof amounts)[number][0]>

/** A break for so many instead of so many: the cost and price of one stay; to the cent, so the margin of a given price may move. */
function inUom(detail: PriceDetail, from: number, to: number): PriceDetail {
  const tape = detail.costTape?.tape ?? {}
  const isGiven = detail.given === 'price'
  const scaled = Object.fromEntries(
    amounts.map(([name, line]) => {
      const exact = tape[line]
      const amount = detail[name]
      if (typeof exact === 'number' && typeof tape.costingUom === 'number' && !(isGiven && name === 'price'))
        return [name, roundMoney((exact * to) / tape.costingUom)]
      return [name, amount === null ? null : roundMoney((amount * to) / from)]
    }),
  ) as Amounts
  const { price, markUpPercent } = detail
  if (!isGiven || !price || markUpPercent === null) return { ...detail, ...scaled }
  const markUp = (1 + markUpPercent / 100) * (((scaled.price ?? 0) * from) / (price * to)) - 1
  return {
    ...detail,
    ...scaled,
    markUpPercent: toPercent(markUp),
    marginPercent: toPercent(markUp / (1 + markUp)),
  }
}

/** What breaks cost and sell for is for as many as the pricing UOM says: it follows when another one is chosen. */
export const uomChange: Reaction = ({ pricing: before }, { pricing }) => {
  const [from, to] = [Number(before.pricingUom), Number(pricing.pricingUom)]
  if (!from || !to || from === to || pricing.details.length === 0) return null
  const isTouched = JSON.stringify(before.details) !== JSON.stringify(pricing.details)
  if (isTouched) return null
  return { patch: { pricing: { details: pricing.details.map(detail => inUom(detail, from, to)) } }, said: '' }
}
