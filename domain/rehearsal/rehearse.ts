import { type CostJob, costTape, markUpFromPrice } from '#domain/costTape'
import {
  costAlike,
  costOfItem,
  type EngineMasters,
  type GoesTo,
  type ItemFigures,
  plantFor,
} from '#domain/estimating'
import { roundMoney, toPercent } from '#domain/pricingPolicies'
import type { ItemSections, PriceDetail } from '#domain/quoteItem'
import { elsewhere } from './elsewhere.ts'

/** A priced item with where it goes and the margin floor that it keeps, %; null: none. */
export interface ItemToRehearse {
  readonly sections: ItemSections
  readonly goesTo: GoesTo
  readonly floor: number | null
}

/** A break at today's rates and after the shock; costs and price for one pricing UOM, margins in percent. */
export interface RehearsedBreak {
  readonly key: string
  readonly priceQty: number
  readonly price: number
  readonly costBefore: number
  readonly marginBefore: number
  /** Null: nobody can make it after the shock. */
  readonly costAfter: number | null
  readonly marginAfter: number | null
}

/** What a shock does to an item, or why nobody can say. */
export type Rehearsed =
  | {
      readonly ok: true
      readonly plantBefore: string
      /** '': no plant can make it. */
      readonly plantAfter: string
      /** Fraction of the price that goes to whoever sells it. */
      readonly commission: number
      readonly breaks: readonly RehearsedBreak[]
      /** Place of the break that the expected order is sold by. */
      readonly marked: number
      readonly isUnderBefore: boolean
      readonly isUnderAfter: boolean
    }
  | { readonly ok: false; readonly reason: string }

type Cost = ItemFigures['cost']

const no = (reason: string): Rehearsed => ({ ok: false, reason })

const words = (cost: Cost): string =>
  cost.ok ? '' : cost.problems.map(({ message }) => message).join(' ') || 'It cannot be costed.'

/** Cost for so many at a quantity, with the margin that a price leaves on it; null where the tape fails its audit. */
function soldAt(job: CostJob, { priceQty, price }: { priceQty: number; price: number }, uom: number) {
  const result = costTape(job, priceQty)
  if (!result.ok) return null
  const { cost, costingUom } = result.tape
  const asked = markUpFromPrice(result.base, (price * costingUom) / uom, job.terms.commission)
  if (!asked.ok || asked.markUp <= -1) return null
  return { cost: roundMoney((cost * uom) / costingUom), margin: toPercent(1 - 1 / (1 + asked.markUp)) }
}

const isPriced = (detail: PriceDetail): detail is PriceDetail & { priceQty: number; price: number } =>
  (detail.priceQty ?? 0) > 0 && (detail.price ?? 0) > 0

/** The break that an order of so many is sold by: the largest that it reaches, else the first. */
function markedOf(breaks: readonly RehearsedBreak[], quantity: number): number {
  const reached = breaks.filter(({ priceQty }) => priceQty <= quantity)
  const most = Math.max(...reached.map(({ priceQty }) => priceQty))
  return Math.max(
    0,
    breaks.findIndex(({ priceQty }) => priceQty === most),
  )
}

/** An item's cost after the shock, made as it is today where its plants are still there, else where it is cheapest. */
function costAfter(
  { sections, goesTo }: ItemToRehearse,
  today: Pick<ItemFigures, 'cost' | 'pallet'>,
  home: string,
  after: EngineMasters,
): { readonly cost: Cost; readonly plant: string } {
  const isOpen = (code: string) => after.plants.some(plant => plant.code === code)
  const stays = today.cost.ok && today.cost.value.route.path.every(({ plantCode }) => isOpen(plantCode))
  if (isOpen(home) && stays) return { cost: costAlike(today, sections, after, goesTo), plant: home }
  return elsewhere(sections, goesTo, after)
}

/**
 * What a shock does to the prices of an item: its costs and margins by the masters of today and by those after the shock
 * (`shockedMasters`), at each of its breaks. The prices stay as they are.
 */
export function rehearse(item: ItemToRehearse, before: EngineMasters, after: EngineMasters): Rehearsed {
  const { sections, goesTo, floor } = item
  const uom = Number(sections.pricing.pricingUom) || 1000
  const home = plantFor(before, sections.product.preferredPlantCode)?.code ?? ''
  const today = costOfItem(sections, before, goesTo)
  if (!today.cost.ok) return no(words(today.cost))
  const { job } = today.cost.value
  const then = costAfter(item, today, home, after)
  const breaks: RehearsedBreak[] = []
  for (const detail of sections.pricing.details.filter(isPriced)) {
    const was = soldAt(job, detail, uom)
    if (was === null) return no(`${detail.priceQty} cannot be costed.`)
    const is = then.cost.ok ? soldAt(then.cost.value.job, detail, uom) : null
    breaks.push({
      key: detail.key,
      priceQty: detail.priceQty,
      price: detail.price,
      costBefore: was.cost,
      marginBefore: was.margin,
      costAfter: is?.cost ?? null,
      marginAfter: is?.margin ?? null,
    })
  }
  if (breaks.length === 0) return no('It has no price.')
  const isUnder = (margin: number | null) => floor !== null && margin !== null && margin < floor
  return {
    ok: true,
    plantBefore: home,
    plantAfter: breaks.every(({ costAfter: cost }) => cost !== null) ? then.plant : '',
    commission: job.terms.commission,
    breaks,
    marked: markedOf(breaks, sections.product.expectedOrderQuantity ?? 0),
    isUnderBefore: breaks.some(({ marginBefore }) => isUnder(marginBefore)),
    isUnderAfter: breaks.some(({ marginAfter }) => marginAfter === null || isUnder(marginAfter)),
  }
}
