import { defaultOrderUom, mostBreaks } from '#domain/pricingPolicies'
import type { PriceTerms } from '../../facts.ts'
import { policyOf } from '../prices/policyOf.ts'
import type { Pricing } from './pricing.ts'
import { varianceFor } from './varianceFor.ts'

/** How a price begins: its terms, and the quantities to price. */
export interface StartingPrice {
  readonly terms: Pick<
    Pricing,
    'pricingPolicy' | 'pricingUom' | 'orderUom' | 'isMfg' | 'isSpecialties' | 'defaultVariance'
  >
  readonly quantities: readonly number[]
}

/** What nobody agreed otherwise is priced as a range, by the thousand. Our own. */
const usual = { pricingPolicy: '2', pricingUom: '1000', breaks: [] as readonly number[] }

/**
 * What a price that nobody has begun starts with: the terms and breaks of internal pricing for specialties, else a range by
 * the thousand at the expected order quantity. The order UOM of specialties is 1000. Rules price-order-uom and
 * specialties-switch (001 §4, §9).
 */
export function startingPrice(
  { isSpecialties }: Pick<Pricing, 'isSpecialties'>,
  expectedQuantity: number | null,
  terms: PriceTerms | undefined,
): StartingPrice {
  const { pricingPolicy, pricingUom, breaks } = (isSpecialties ? terms?.internal : null) ?? usual
  const expected = expectedQuantity !== null && expectedQuantity > 0 ? [expectedQuantity] : []
  const quantities = breaks.length > 0 ? breaks : expected
  return {
    terms: {
      pricingPolicy,
      pricingUom,
      orderUom: String(defaultOrderUom(isSpecialties, Number(pricingUom))),
      isMfg: !isSpecialties,
      isSpecialties,
      defaultVariance: varianceFor(isSpecialties, terms),
    },
    quantities: quantities.slice(0, mostBreaks(policyOf({ pricingPolicy }))),
  }
}
