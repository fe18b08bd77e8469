import { type CostTape, markUpFromMargin, priceFromMarkUp, waterfall } from '#domain/costTape'
import { besidesOf, tapeOf } from '#domain/costTapeReport'
import { type Currency, decimal, money } from '#domain/formats'
import type { QuoteDocument } from '#domain/quoteDocument'
import { type PriceDetail, type Pricing, pointsBelow } from '#domain/quoteItem'
import type { ExplainedBar, ExplainedPart, PriceExplanation } from './explanation.ts'

/** What the explanation for us is made from. */
export interface OurInput {
  readonly letter: QuoteDocument
  readonly pricing: Pricing
  /** Key of the break that is explained. */
  readonly key: string
  readonly currency: Currency
  /** Where the item stands. */
  readonly stepName: string
  /** Least margin, %; null: none is kept for it. */
  readonly floor: number | null
}

const percent = (value: number | null): string => (value === null ? '–' : `${decimal(value, 2)} %`)
const amount = (value: number | null, currency: Currency): string => (value ? money(value, currency) : '–')

/** The sell price of a tape at a margin, with the commission that it has; null: there is no such price. */
function priceAt(tape: CostTape, margin: number): number | null {
  const { basis, cost, marginalCost, priceExcludeCommission, sellPrice } = tape
  const markUp = markUpFromMargin(margin / 100)
  const commission = sellPrice > 0 ? 1 - priceExcludeCommission / sellPrice : 0
  if (!markUp.ok) return null
  const price = priceFromMarkUp(basis === 'marginal' ? marginalCost : cost, markUp.markUp, commission)
  return price.ok ? price.sellPrice : null
}

const priceSteps = ['markUpValue', 'commission', 'notRecovered', 'rounding']

function barsOf(tape: CostTape, floor: number | null): ExplainedBar[] {
  const bars = waterfall(tape).map(({ key, label, kind, from, to }): ExplainedBar => {
    const isTotal = kind === 'total'
    return {
      ...{ label, about: '', from, to, value: decimal(isTotal ? to : to - from, 2) },
      kind: isTotal ? 'total' : priceSteps.includes(key) ? 'added' : 'step',
    }
  })
  const least = floor === null ? null : priceAt(tape, floor)
  if (least === null) return bars
  const label = `Price at the floor of ${(floor ?? 0).toFixed(1)} %`
  return [...bars, { label, about: '', value: decimal(least, 2), kind: 'mark', from: least, to: least }]
}

function floorWords(detail: PriceDetail, floor: number | null): string[] {
  if (floor === null) return ['No margin floor is kept for it.']
  const points = pointsBelow(detail, floor)
  const named = `the margin floor of ${floor.toFixed(1)} %`
  if (points === 0) return [`It keeps ${named}.`]
  return [
    `It is ${points.toFixed(1)} points under ${named}: it has to be approved.`,
    ...(detail.floorReason === '' ? [] : [`Reason: ${detail.floorReason}`]),
  ]
}

function waterfallOf(detail: PriceDetail, { currency, floor, pricing }: OurInput): ExplainedPart {
  const tape = tapeOf(detail)
  const uom = decimal(Number(pricing.pricingUom) || 1000, 0)
  const { price, cost, markUpPercent, marginPercent, auditMessage } = detail
  return {
    title: 'From cost to price',
    words: [
      `${decimal(detail.priceQty, 0)} at ${amount(price, currency)} per ${uom}: cost ${amount(cost, currency)}, mark-up ${percent(markUpPercent)}, margin ${percent(marginPercent)}.`,
      ...floorWords(detail, floor),
      ...(tape === null
        ? [auditMessage || 'Its cost is not known line by line.']
        : [`The bars are ${currency} for ${decimal(tape.costingUom, 0)}.`]),
    ],
    bars: tape === null ? [] : barsOf(tape, floor),
    ...{ heads: [], rows: [] },
  }
}

function breaksOf({ pricing, key, currency, floor }: OurInput): ExplainedPart {
  return {
    title: 'All breaks',
    ...{ words: [], bars: [] },
    heads: ['Quantity', 'Cost', 'Mark-up', 'Margin', 'Price', 'To the floor'],
    rows: pricing.details
      .filter(({ priceQty }) => (priceQty ?? 0) > 0)
      .map(detail => {
        const { priceQty, cost, price, markUpPercent, marginPercent } = detail
        const room =
          floor === null || marginPercent === null ? '–' : `${(marginPercent - floor).toFixed(1)} points`
        return {
          label: decimal(priceQty, 0),
          isSum: detail.key === key,
          values: [
            amount(cost, currency),
            percent(markUpPercent),
            percent(marginPercent),
            amount(price, currency),
            room,
          ],
        }
      }),
  }
}

function besideOf({ pricing, currency }: OurInput): ExplainedPart[] {
  const lines = besidesOf(pricing, currency)
  if (lines.length === 0) return []
  return [
    {
      title: 'Beside the price',
      ...{ words: [], bars: [] },
      heads: ['', 'Calculated', 'Vendor', 'Customer'],
      rows: lines.map(({ label, calculated, vendor, customer }) => ({
        ...{ label, isSum: false },
        values: [calculated, vendor, customer],
      })),
    },
  ]
}

/** What of the letter's facts is said to us as well. */
const told = ['Quote', 'Date', 'Valid until', 'Prices', 'Freight']

/**
 * The price of a break for those who may see what things cost: every line from the cost to the price, with its margin and
 * the floor. null: there is no such break.
 */
export function explainToUs(input: OurInput): PriceExplanation | null {
  const { letter, pricing, key, stepName } = input
  const detail = pricing.details.find(each => each.key === key && (each.priceQty ?? 0) > 0)
  if (detail === undefined) return null
  const [item] = letter.items
  const facts = letter.facts.filter(({ label }) => told.includes(label))
  return {
    audience: 'us',
    title: `Cost and price of ${decimal(detail.priceQty, 0)}`,
    subject: item?.name ?? '',
    sender: letter.sender,
    customer: {
      name: letter.customer.name,
      lines: item === undefined || item.about === '' ? [] : [item.about],
    },
    facts: [
      ...facts,
      ...(item === undefined ? [] : [{ label: 'Item', value: item.reference }]),
      { label: 'Step', value: stepName },
    ],
    parts: [waterfallOf(detail, input), breaksOf(input), ...besideOf(input)],
    lacks: [],
    language: letter.language,
  }
}
