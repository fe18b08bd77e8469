import { type CostJob, costTape } from '#domain/costTape'
import { roundMoney } from '#domain/pricingPolicies'
import type { Origin, PriceDetail } from '#domain/quoteItem'
import { found } from '../parts/part.ts'
import { type FoundPrice, type PriceGiven, priceGivens, pricePart } from '../parts/pricePart.ts'

/** What of a break follows from the cost of the item. */
export type PricedFields = Pick<
  PriceDetail,
  | 'cost'
  | 'markUp'
  | 'markUpPercent'
  | 'marginPercent'
  | 'price'
  | 'yieldPercent'
  | 'sellPerTonne'
  | 'frontSheetCost'
  | 'backSheetCost'
  | 'outsideMfgCosts'
  | 'costTape'
  | 'auditMessage'
>

/** A break whose cost failed its audit: its cost is 0. Rule price-audit (001 §5). */
const failed = (auditMessage: string): PricedFields => ({
  cost: 0,
  markUp: null,
  markUpPercent: null,
  marginPercent: null,
  price: null,
  yieldPercent: null,
  sellPerTonne: null,
  frontSheetCost: null,
  backSheetCost: null,
  outsideMfgCosts: null,
  costTape: null,
  auditMessage,
})

const givenOf = ({ given }: PriceDetail): PriceGiven => priceGivens.find(each => each === given) ?? 'markUp'

/** What the person gave of a break, a price for one costing unit. */
function givenValue(detail: PriceDetail, job: CostJob, uom: number): number | null {
  const given = givenOf(detail)
  if (given === 'price') return detail.price === null ? null : (detail.price * job.costingUom) / uom
  if (given === 'margin') return detail.marginPercent
  return detail.markUpPercent ?? job.terms.markUp * 100
}

function pricedBy({ tape, markUp, margin }: FoundPrice, detail: PriceDetail, uom: number): PricedFields {
  const share = uom / tape.costingUom
  const scaled = (amount: number) => roundMoney(amount * share)
  const isGiven = givenOf(detail)
  return {
    cost: scaled(tape.cost),
    markUp: scaled(tape.markUpValue),
    // What was typed stays as it was typed.
    markUpPercent: isGiven === 'markUp' ? (detail.markUpPercent ?? markUp) : markUp,
    marginPercent: isGiven === 'margin' ? detail.marginPercent : margin,
    price: isGiven === 'price' ? detail.price : scaled(tape.sellPrice),
    yieldPercent: tape.yieldPercent,
    sellPerTonne: tape.sellPricePerTonne,
    frontSheetCost: scaled(tape.frontSheetCost),
    backSheetCost: scaled(tape.backSheetCost),
    outsideMfgCosts: scaled(tape.outsideMfgCost),
    costTape: { tape: { ...tape } } as Origin,
    auditMessage: '',
  }
}

/**
 * What a break costs on an item's one design, and its price by the mark-up, margin or price that a person gave of it; the
 * plant's usual mark-up where nothing was given. Another break never moves it. `uom`: how many the price is for.
 */
export function pricedDetail(job: CostJob, detail: PriceDetail, uom: number): PricedFields {
  const { priceQty } = detail
  if (priceQty === null || !(priceQty > 0)) return { ...failed(''), cost: null }
  const value = givenValue(detail, job, uom)
  if (value === null) {
    const bare = costTape(job, priceQty)
    if (!bare.ok) return failed(bare.reason)
    return { ...failed(''), cost: roundMoney((bare.tape.cost * uom) / bare.tape.costingUom) }
  }
  const price = pricePart(found(job), priceQty, givenOf(detail), value)
  return price.ok
    ? pricedBy(price.value, detail, uom)
    : failed(price.problems.map(({ message }) => message).join(' '))
}
