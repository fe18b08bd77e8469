import { type CostTape, markUpFromMargin, priceFromMarkUp, waterfall } from '#domain/costTape'
import { tapeOf } from '#domain/costTapeReport'
import { decimal } from '#domain/formats'
import type { SoldDetail } from '#domain/quoteItem'
import type { ExplainedBar } from './explanation.ts'
import { type GoodsCost, goodsCost, isBought } from './goodsCost.ts'

/** A break from its cost to its price. */
interface Climb {
  readonly bars: readonly ExplainedBar[]
  /** What the mark-up is on. */
  readonly cost: number
  /** Part of the price. */
  readonly commission: number
  /** How many its money is for; null: the item's pricing UOM. */
  readonly uom: number | null
}

const bar = (kind: ExplainedBar['kind'], label: string, from: number, to: number): ExplainedBar => ({
  ...{ label, about: '', kind, from, to },
  value: decimal(kind === 'total' ? to : to - from, 2),
})

const priceSteps = ['markUpValue', 'commission', 'notRecovered', 'rounding']

function climbOfTape(tape: CostTape): Climb {
  const { basis, cost, marginalCost, priceExcludeCommission, sellPrice, costingUom } = tape
  return {
    bars: waterfall(tape).map(({ key, label, kind, from, to }) =>
      bar(kind === 'step' && priceSteps.includes(key) ? 'added' : kind, label, from, to),
    ),
    cost: basis === 'marginal' ? marginalCost : cost,
    commission: sellPrice > 0 ? 1 - priceExcludeCommission / sellPrice : 0,
    uom: costingUom,
  }
}

function climbOfGoods({ goods, carriage }: GoodsCost, cost: number, price: number): Climb {
  return {
    bars: [
      bar('step', 'Bought at', 0, goods),
      ...(carriage > 0 ? [bar('step', 'Freight in', goods, cost)] : []),
      bar('total', 'Cost', 0, cost),
      bar('added', 'Mark-up', cost, price),
      bar('total', 'Sell price', 0, price),
    ],
    ...{ cost, commission: 0, uom: null },
  }
}

/** A break line by line from its cost to its price; null: its cost is not known line by line. */
export function climbOf(detail: SoldDetail): Climb | null {
  if (isBought(detail)) {
    const known = goodsCost(detail)
    const { cost, price } = detail
    return known === null || cost === null || price === null ? null : climbOfGoods(known, cost, price)
  }
  const tape = tapeOf(detail)
  return tape === null ? null : climbOfTape(tape)
}

/** The line that the sell price would stand at with a margin of so many %; none where there is no such price. */
export function floorMark({ cost, commission }: Climb, floor: number | null): ExplainedBar[] {
  if (floor === null) return []
  const markUp = markUpFromMargin(floor / 100)
  const price = markUp.ok ? priceFromMarkUp(cost, markUp.markUp, commission) : markUp
  if (!price.ok) return []
  const at = price.sellPrice
  const label = `Price at the floor of ${floor.toFixed(1)} %`
  return [{ label, about: '', value: decimal(at, 2), kind: 'mark', from: at, to: at }]
}
