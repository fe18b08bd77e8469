import { roundHalfUp, roundMoney, toPercent } from '#domain/pricingPolicies'
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

/** From how many to how many the price changed, its breaks being as they were; null: it did not. */
function uomChanged<Prices extends { readonly pricingUom: string; readonly details: readonly object[] }>(
  before: Prices,
  after: Prices,
) {
  const [from, to] = [Number(before.pricingUom), Number(after.pricingUom)]
  const isTouched = JSON.stringify(before.details) !== JSON.stringify(after.details)
  return !from || !to || from === to || isTouched ? null : { from, to }
}

/** What breaks cost and sell for is for as many as the pricing UOM says: it follows when another one is chosen. */
export const uomChange: Reaction = ({ pricing: before }, { pricing }) => {
  const change = uomChanged(before, pricing)
  if (change === null) return null
  const { from, to } = change
  return { patch: { pricing: { details: pricing.details.map(detail => inUom(detail, from, to)) } }, said: '' }
}

/** So is what goods are bought at, kept with its parts of a cent, and a price that was given of them. */
export const goodsUomChange: Reaction = ({ genericPricing: before }, { genericPricing }) => {
  const change = uomChanged(before, genericPricing)
  if (change === null) return null
  const scaled = (amount: number | null) =>
    amount === null ? null : roundHalfUp((amount * change.to) / change.from, 6)
  const details = genericPricing.details.map(detail => ({
    ...detail,
    unitCost: scaled(detail.unitCost),
    price: scaled(detail.price),
  }))
  return { patch: { genericPricing: { details } }, said: '' }
}
