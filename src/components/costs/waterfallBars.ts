import { type CostTape, type WaterfallBar, waterfall } from '#domain/costTape'

/** Blue adds to the cost, yellow to the price, green is what it comes to; told apart without colour by their labels. */
const colours = { cost: '#20419B', price: '#FFCB11', total: '#00AE4F' } as const

/** Cents that rounding leaves are no bar to look at; the tape has them. */
const leastShown = 0.05

const priceSteps = ['markUpValue', 'commission', 'notRecovered', 'rounding']

const short: Readonly<Record<string, string>> = {
  wasteBoardUnpaid: 'Waste',
  directLabour: 'Labour',
  directEnergy: 'Energy',
  wrapStrappingPallets: 'Pallets',
  distribution: 'Freight',
  directDepreciation: 'Depreciation',
  notRecovered: 'Left out',
  priceExcludeCommission: 'Net price',
  outsideStoreCost: 'Outside',
  outsideMfgCost: 'Bought',
}

/** A bar as it is drawn. */
export interface DrawnBar extends WaterfallBar {
  /** What stands below it. */
  readonly name: string
  /** What it adds, or comes to. */
  readonly amount: number
  readonly fill: string
}

function colourOf({ key, kind }: WaterfallBar): string {
  if (kind === 'total') return colours.total
  return priceSteps.includes(key) ? colours.price : colours.cost
}

const isShown = ({ kind, from, to }: WaterfallBar): boolean =>
  kind === 'total' || Math.abs(to - from) >= leastShown

/** The bars of a tape's waterfall. */
export const waterfallBars = (tape: CostTape): DrawnBar[] =>
  waterfall(tape)
    .filter(isShown)
    .map(bar => ({
      ...bar,
      name: short[bar.key] ?? bar.label,
      amount: bar.kind === 'total' ? bar.to : bar.to - bar.from,
      fill: colourOf(bar),
    }))
