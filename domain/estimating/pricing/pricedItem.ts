import { minimumOrder } from '#domain/minimumOrder'
import { defaultOrderUom } from '#domain/pricingPolicies'
import {
  boundedDetails,
  type ItemSections,
  type PriceDetail,
  type Pricing,
  type QuoteDelivery,
} from '#domain/quoteItem'
import type { ItemFigures } from '../item/figuresOf.ts'
import type { EngineMasters } from '../masters.ts'
import { orderSteps } from '../orderSteps.ts'
import { pricedDetail } from './pricedDetail.ts'
import { pricedFrom } from './pricedFrom.ts'

/** The UOM of a price until one is chosen: the plants cost by the thousand. */
const usualUom = 1000

/** What of a price is calculated. */
export type PricedItem = Pick<Pricing, 'pricingUom' | 'orderUom' | 'details' | 'calculatedFrom'>

const short = (metres: number) => Math.round(metres * 10) / 10

/** What the smallest order does not reach, as the first break lists it. Rules of the area moq (001 §9). */
function minimumsOf(
  { minQty, priceQty }: PriceDetail,
  { cost, board }: Pick<ItemFigures, 'cost' | 'board'>,
  plants: EngineMasters['plants'],
): Pick<PriceDetail, 'moq' | 'minNumPass'> {
  const none = { moq: [], minNumPass: [] }
  if (!cost.ok || !board.ok) return none
  const result = minimumOrder({
    minQty: minQty ?? 0,
    priceQty: priceQty ?? 0,
    boardGradeMetres: board.value.variant?.minLinealMeter ?? null,
    steps: orderSteps(cost.value.route, plants),
  })
  if (!result.ok) return none
  return {
    moq: result.moq.map(({ workCentre, linealMetres, threshold, thresholdFrom, recommendedQty }, index) => ({
      key: `c${index + 1}`,
      workCentre,
      linealMetres: short(linealMetres),
      threshold,
      thresholdFrom,
      recommendedQty,
    })),
    minNumPass: result.minNumPass.map(({ workCentre, minimumPasses, message }, index) => ({
      key: `c${index + 1}`,
      workCentre,
      minimumPasses,
      message,
    })),
  }
}

/**
 * The breaks of an item with what they cost and sell for by its figures, each on the one design that is made for the
 * expected order quantity, and the minimum order beside the first. Where the item can't be costed yet, the cost of each is
 * 0 and says why. `quote`: where its quote sends it, as the figures count its freight. Rules price-rounding, price-per-tonne, moq-sources and moq-invalid-entry (001 §9).
 */
export function pricedItem(
  item: ItemSections,
  figures: Pick<ItemFigures, 'cost' | 'board'>,
  { plants }: Pick<EngineMasters, 'plants'>,
  quote?: QuoteDelivery,
): PricedItem {
  const { pricing } = item
  const uom = Number(pricing.pricingUom) || usualUom
  const { cost } = figures
  const why = cost.ok ? '' : cost.problems.map(({ message }) => message).join(' ')
  const details = boundedDetails(pricing).map((detail, place) => ({
    ...detail,
    ...(cost.ok ? pricedDetail(cost.value.job, detail, uom) : { cost: 0, costTape: null, auditMessage: why }),
    ...(place === 0 ? minimumsOf(detail, figures, plants) : { moq: [], minNumPass: [] }),
  }))
  return {
    pricingUom: String(uom),
    orderUom: pricing.orderUom || String(defaultOrderUom(pricing.isSpecialties, uom)),
    details,
    calculatedFrom: pricedFrom(item, quote),
  }
}
