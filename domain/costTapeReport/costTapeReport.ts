import { type CostTape, tapeRows } from '#domain/costTape'
import { type Currency, date, dateTime, decimal, money } from '#domain/formats'
import { policyNames } from '#domain/pricingPolicies'
import { type ItemSections, type PriceDetail, policyOf } from '#domain/quoteItem'
import { besidesOf } from './besidesOf.ts'
import type { CostTapeReport, TapeLine } from './report.ts'
import { tapeOf } from './tapeOf.ts'

/** An item as the report of its cost is made from. */
export interface CostTapeInput {
  readonly item: Pick<ItemSections, 'product' | 'pricing'> & {
    readonly reference: string
    readonly customerName: string
    readonly stepName: string
  }
  readonly currency: Currency
  readonly printed: { readonly at: string; readonly by: string }
  readonly timeZone: string
}

const percent = (value: number | null): string => (value === null ? '–' : `${decimal(value, 2)} %`)

/** The figures of the price, as they stand in the item's own unit of price. */
const priceLines: readonly (readonly [string, (detail: PriceDetail, currency: Currency) => string])[] = [
  ['Cost', ({ cost }, currency) => (cost ? money(cost, currency) : '–')],
  ['Mark-up', ({ markUpPercent }) => percent(markUpPercent)],
  ['Margin', ({ marginPercent }) => percent(marginPercent)],
  ['Price', ({ price }, currency) => money(price, currency) || '–'],
  ['Yield', ({ yieldPercent }) => percent(yieldPercent)],
]

/**
 * The cost of an item with every line at every break, as its price is stored: for people who may see what things cost, and
 * for nobody outside. A break without a tape says why.
 */
export function costTapeReport({ item, currency, printed, timeZone }: CostTapeInput): CostTapeReport {
  const { product, pricing, reference, customerName, stepName } = item
  const details = pricing.details.filter(({ priceQty }) => (priceQty ?? 0) > 0)
  const tapes = details.map(tapeOf)
  const known = tapes.filter(tape => tape !== null)
  const values = (say: (tape: CostTape) => string) => tapes.map(tape => (tape === null ? '–' : say(tape)))
  const lines: TapeLine[] =
    known.length === 0
      ? []
      : tapeRows(known).map(({ key, label, isSum }) => ({
          label,
          isSum,
          values: values(tape => decimal(Number(tape[key]), 2)),
        }))
  const uom = Number(pricing.pricingUom) || 1000
  const policy = policyOf(pricing)
  return {
    reference,
    title: `Cost tape ${reference}`,
    subject: product.description,
    about: [customerName, product.code, policy === null ? '' : policyNames[policy], `at ${stepName}`].filter(
      part => part !== '',
    ),
    unit: `${currency} for ${decimal(known[0]?.costingUom ?? uom, 0)}`,
    priceUnit: `for ${decimal(uom, 0)}`,
    quantities: details.map(({ priceQty }) => decimal(priceQty, 0)),
    lines,
    prices: priceLines.map(([label, say]) => ({
      label,
      isSum: label === 'Price',
      values: details.map(detail => say(detail, currency)),
    })),
    failures: details.flatMap(({ priceQty, auditMessage, cost }) =>
      cost && auditMessage === ''
        ? []
        : [`${decimal(priceQty, 0)}: ${auditMessage || 'The cost is not calculated yet.'}`],
    ),
    besides: besidesOf(pricing, currency),
    ends: pricing.priceExpiryDate === null ? '' : `The price ends on ${date(pricing.priceExpiryDate)}.`,
    printed: `${dateTime(printed.at, timeZone)} by ${printed.by}`,
  }
}
