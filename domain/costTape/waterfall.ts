import { roundMoney } from '#domain/pricingPolicies'
import { type CostTape, costLineLabels, costLines } from './costTapeFields.ts'

/** One bar: a step goes from one amount to the next, a total stands on 0. */
export interface WaterfallBar {
  readonly key: string
  readonly label: string
  readonly kind: 'step' | 'total'
  readonly from: number
  readonly to: number
}

/** A tape as the bars of a waterfall: its lines up to the cost, then mark-up and commission up to the sell price. */
export function waterfall(tape: CostTape): WaterfallBar[] {
  const bars: WaterfallBar[] = []
  let at = 0
  const step = (key: string, label: string, to: number) => {
    if (to !== at) bars.push({ key, label, kind: 'step', from: at, to })
    at = to
  }
  const total = (key: string, label: string, to: number) => {
    step('rounding', 'Rounding', to)
    bars.push({ key, label, kind: 'total', from: 0, to })
  }
  for (const key of costLines) step(key, costLineLabels[key], roundMoney(at + tape[key]))
  total('cost', 'Cost', tape.cost)
  if (tape.basis === 'marginal') {
    step('notRecovered', 'Depreciation and fixed labour left out', tape.marginalCost)
    total('marginalCost', 'Marginal cost', tape.marginalCost)
  }
  step('markUpValue', 'Mark-up', tape.priceExcludeCommission)
  total('priceExcludeCommission', 'Price without commission', tape.priceExcludeCommission)
  step('commission', 'Commission', tape.sellPrice)
  total('sellPrice', 'Sell price', tape.sellPrice)
  return bars
}
