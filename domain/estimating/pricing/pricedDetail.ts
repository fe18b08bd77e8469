import { type CostJob, costTape } from '#domain/costTape'
import { roundMoney } from '#domain/pricingPolicies'
import type { Origin, PriceDetail } from '#domain/quoteItem'
import { found } from '../parts/part.ts'
import { type FoundPrice, type PriceGiven, pricePart } from '../parts/pricePart.ts'
import { givenPrice } from './givenPrice.ts'

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

/** What of a break was given, as it was typed; a price in whole cents. */
function asTyped({ price, marginPercent, markUpPercent }: PriceDetail, given: PriceGiven) {
  if (given === 'price') return { price: price === null ? null : roundMoney(price) }
  return given === 'margin' ? { marginPercent } : { markUpPercent }
}

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

function pricedBy(
  { tape, markUp, margin }: FoundPrice,
  detail: PriceDetail,
  uom: number,
  isGiven: PriceGiven,
): PricedFields {
  const share = uom / tape.costingUom
  const scaled = (amount: number) => roundMoney(amount * share)
  return {
    cost: scaled(tape.cost),
    markUp: scaled(tape.markUpValue),
    markUpPercent: markUp,
    // What is given away has none.
    marginPercent: Number.isFinite(margin) ? margin : null,
    price: scaled(tape.sellPrice),
    yieldPercent: tape.yieldPercent,
    sellPerTonne: tape.sellPricePerTonne,
    frontSheetCost: scaled(tape.frontSheetCost),
    backSheetCost: scaled(tape.backSheetCost),
    outsideMfgCosts: scaled(tape.outsideMfgCost),
    costTape: { tape: { ...tape } } as Origin,
    auditMessage: '',
    ...(isGiven === 'markUp' && detail.markUpPercent === null ? {} : asTyped(detail, isGiven)),
  }
}

/**
 * What a break costs on an item's one design, and its price by the mark-up, margin or price that a person gave of it; the
 * plant's usual mark-up where nothing was given, and no price where what was given is no number. Another break never moves it.
 * `uom`: how many the price is for.
 */
export function pricedDetail(job: CostJob, detail: PriceDetail, uom: number): PricedFields {
  const { priceQty } = detail
  const { given, value } = givenPrice(detail, job, uom)
  const typed = asTyped(detail, given)
  if (priceQty === null || !(priceQty > 0)) return { ...failed(''), cost: null, ...typed }
  const isRead = value !== null && !Number.isNaN(value)
  const price = isRead ? pricePart(found(job), priceQty, given, value) : null
  if (price?.ok) return pricedBy(price.value, detail, uom, given)
  // What was given makes no price: what it costs is known all the same.
  const bare = costTape(job, priceQty)
  if (!bare.ok) return { ...failed(bare.reason), ...typed }
  return { ...failed(''), cost: roundMoney((bare.tape.cost * uom) / bare.tape.costingUom), ...typed }
}
