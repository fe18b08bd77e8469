import { otherCharges } from '#domain/costTape'
import type { Reaction } from '../reaction.ts'
import type { Pricing } from '../sections/pricing/pricing.ts'

const bases = ['order', 'unit', 'thousand', 'percent of price'] as const

type Charge = Pricing['otherCharges'][number]

/** The order that charges are counted for: the first break, sold at its price. */
function orderOf({ details: [first], pricingUom }: Pricing) {
  if (!first?.priceQty) return null
  const price = ((first.price ?? 0) * first.priceQty) / (Number(pricingUom) || 1000)
  return { quantity: first.priceQty, price }
}

/** A charge with what it comes to; the customer pays that until somebody says otherwise. */
function counted(charge: Charge, order: NonNullable<ReturnType<typeof orderOf>>): Charge {
  const basis = bases.find(each => each === charge.basis) ?? 'order'
  const { type, rate, calculatedCharges } = charge
  if (rate === null) return charge
  const result = otherCharges([{ type, basis, rate, customerCharges: null }], order)
  if (!result.ok) return charge
  const isOwn = charge.customerCharges !== null && charge.customerCharges !== calculatedCharges
  return {
    ...charge,
    basis,
    calculatedCharges: result.calculated,
    customerCharges: isOwn ? charge.customerCharges : result.calculated,
  }
}

/** What charges follow from. */
const causeOf = (pricing: Pricing) => JSON.stringify([orderOf(pricing), pricing.otherCharges])

/** What the other charges come to follows from their rates and from the first break. */
export const chargesFollow: Reaction = ({ pricing: before }, { pricing }) => {
  const order = orderOf(pricing)
  if (order === null || causeOf(before) === causeOf(pricing)) return null
  return {
    patch: { pricing: { otherCharges: pricing.otherCharges.map(charge => counted(charge, order)) } },
    said: '',
  }
}
