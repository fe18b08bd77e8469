import { besidesOf } from '#domain/costTapeReport'
import { type Currency, date, decimal, money } from '#domain/formats'
import type { QuoteDocument, QuoteFact } from '#domain/quoteDocument'
import { pointsBelow, type Sold, type SoldDetail } from '#domain/quoteItem'
import { climbOf, floorMark } from './costBars.ts'
import type { ExplainedPart, PriceExplanation } from './explanation.ts'
import { isBought } from './goodsCost.ts'

/** What the explanation for us is made from. */
export interface OurInput {
  readonly letter: QuoteDocument
  readonly pricing: Sold
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

/** Bought goods need nobody's approval under the floor, what is made does. Decision N33. */
function floorWords(detail: SoldDetail, floor: number | null): string[] {
  if (floor === null) return ['No margin floor is kept for it.']
  const points = pointsBelow(detail, floor)
  const named = `the margin floor of ${floor.toFixed(1)} %`
  if (points === 0) return [`It keeps ${named}.`]
  const under = `It is ${points.toFixed(1)} points under ${named}`
  if (isBought(detail)) return [`${under}.`]
  return [
    `${under}: it has to be approved.`,
    ...(detail.floorReason === '' ? [] : [`Reason: ${detail.floorReason}`]),
  ]
}

function waterfallOf(detail: SoldDetail, { currency, floor, pricing }: OurInput): ExplainedPart {
  const climb = climbOf(detail)
  const uom = Number(pricing.pricingUom) || 1000
  const { price, cost, markUpPercent, marginPercent } = detail
  const why = isBought(detail) ? '' : detail.auditMessage
  return {
    title: 'From cost to price',
    words: [
      `${decimal(detail.priceQty, 0)} at ${amount(price, currency)} per ${decimal(uom, 0)}: cost ${amount(cost, currency)}, mark-up ${percent(markUpPercent)}, margin ${percent(marginPercent)}.`,
      ...floorWords(detail, floor),
      ...(climb === null
        ? [why || 'Its cost is not known line by line.']
        : [`The bars are ${currency} for ${decimal(climb.uom ?? uom, 0)}.`]),
    ],
    bars: climb === null ? [] : [...climb.bars, ...floorMark(climb, floor)],
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
  const lines = 'toolingCosts' in pricing ? besidesOf(pricing, currency) : []
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

/** Who supplies bought goods, by which offer, and until when it holds. */
function supplierOf(pricing: Sold): QuoteFact[] {
  if (!('supplier' in pricing) || pricing.supplier === '') return []
  const { supplier, supplierReference, costValidTo } = pricing
  const more = [
    ...(supplierReference === '' ? [] : [supplierReference]),
    ...(costValidTo === null ? [] : [`until ${date(costValidTo)}`]),
  ]
  return [{ label: 'Supplier', value: [supplier, ...more].join(', ') }]
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
      ...supplierOf(pricing),
      { label: 'Step', value: stepName },
    ],
    parts: [waterfallOf(detail, input), breaksOf(input), ...besideOf(input)],
    lacks: [],
    language: letter.language,
  }
}
