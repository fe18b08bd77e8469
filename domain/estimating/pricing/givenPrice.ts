import type { CostJob } from '#domain/costTape'
import { roundMoney } from '#domain/pricingPolicies'
import type { PriceDetail } from '#domain/quoteItem'
import { type PriceGiven, priceGivens } from '../parts/pricePart.ts'

/** What a person gave of a break: percent, or a price for one costing unit, in whole cents for the pricing UOM; null while it is empty. */
export interface GivenPrice {
  readonly given: PriceGiven
  readonly value: number | null
}

/** What the price of a break follows from; the plant's usual mark-up where nothing was given. `uom`: how many it is for. */
export function givenPrice(detail: PriceDetail, job: CostJob, uom: number): GivenPrice {
  const given = priceGivens.find(each => each === detail.given) ?? 'markUp'
  if (given === 'price')
    return { given, value: detail.price === null ? null : (roundMoney(detail.price) * job.costingUom) / uom }
  if (given === 'margin') return { given, value: detail.marginPercent }
  return { given, value: detail.markUpPercent ?? job.terms.markUp * 100 }
}
