import { defaultOrderUom } from '#domain/pricingPolicies'
import type { Reaction } from '../reaction.ts'
import type { Pricing } from '../sections/pricing/pricing.ts'
import { varianceFor } from '../sections/pricing/varianceFor.ts'
import { untouched } from './untouched.ts'

/**
 * The specialties flag switches between manufacturing and internal pricing, with the variance of the one that counts now and
 * the order UOM of specialties. Rules specialties-switch and price-order-uom (001 §4, §9).
 */
export const specialtiesChange: Reaction = ({ pricing: before }, { pricing }, { facts }) => {
  const { isSpecialties } = pricing
  if (before.isSpecialties === isSpecialties) return null
  const variance = varianceFor(isSpecialties, facts.priceTerms)
  const begins: Partial<Pricing> = {
    orderUom: isSpecialties
      ? String(defaultOrderUom(true, Number(pricing.pricingUom)))
      : pricing.pricingUom || pricing.orderUom,
    ...(variance === null ? {} : { defaultVariance: variance }),
  }
  return {
    patch: { pricing: { isMfg: !isSpecialties, ...untouched(before, pricing, begins) } },
    said: isSpecialties
      ? 'Internal pricing counts now: the item is of Specialties.'
      : 'Manufacturing pricing counts again: the item is not of Specialties.',
  }
}
