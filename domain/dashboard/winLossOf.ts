import type { Currency } from '#domain/formats'
import { type Outcome, outcomeNames } from './outcomes.ts'

/** Items that are alike in everything that a dashboard tells apart, with their money in their currency. */
export interface MoneyRow {
  readonly currency: Currency
  readonly outcome: Outcome
  readonly customerCode: string
  readonly productGroup: string
  /** Code; '' where nobody said why, and of what was not lost. */
  readonly lostReason: string
  readonly count: number
  readonly value: number
  /** What the items whose cost is known come to, and what of it stays above their cost. */
  readonly costedValue: number
  readonly margin: number
  /** Items that the customer answered about, and the hours that took altogether. */
  readonly answered: number
  readonly answerHours: number
}

/** Items and what they come to. */
export interface Amount {
  readonly count: number
  readonly value: number
}

/** What became of what was quoted. */
export interface QuotedResult {
  readonly quoted: Amount
  readonly won: Amount
  readonly lost: Amount
  readonly pending: Amount
  /** Of what was won, as far as its cost is known: money, and percent of its price; null where no cost is known. */
  readonly margin: number | null
  readonly marginPercent: number | null
  /** Percent of the money that was decided; null while nothing was. */
  readonly winRate: number | null
}

/** A result with what it is of: the code of a customer, of a product group. */
export interface PartResult extends QuotedResult {
  readonly code: string
}

export interface WinLoss {
  readonly currency: Currency
  readonly whole: QuotedResult
  /** Days from when customers were asked to their answer, on average; null without any. */
  readonly answerDays: number | null
  readonly byCustomer: readonly PartResult[]
  readonly byProductGroup: readonly PartResult[]
  readonly byLostReason: readonly (Amount & { readonly code: string })[]
}

const hundredths = (value: number): number => Math.round(value * 100) / 100
const tenths = (value: number): number => Math.round(value * 10) / 10
const share = (part: number, whole: number): number | null =>
  whole > 0 ? hundredths((part / whole) * 100) : null

const amountOf = (rows: readonly MoneyRow[]): Amount => ({
  count: rows.reduce((sum, row) => sum + row.count, 0),
  value: hundredths(rows.reduce((sum, row) => sum + row.value, 0)),
})

const isWon = ({ outcome }: MoneyRow): boolean =>
  outcome === 'existCustItemsWon' || outcome === 'newCustItemsWon'

function resultOf(rows: readonly MoneyRow[]): QuotedResult {
  const winners = rows.filter(isWon)
  const [won, lost] = [amountOf(winners), amountOf(rows.filter(row => row.outcome === 'lostQuoteItems'))]
  const costed = winners.reduce((sum, row) => sum + row.costedValue, 0)
  const margin = winners.reduce((sum, row) => sum + row.margin, 0)
  return {
    quoted: amountOf(rows),
    won,
    lost,
    pending: amountOf(rows.filter(row => row.outcome === 'pendingQuoteItems')),
    margin: costed > 0 ? hundredths(margin) : null,
    marginPercent: share(margin, costed),
    winRate: share(won.value, won.value + lost.value),
  }
}

function groupsOf<Key extends string>(rows: readonly MoneyRow[], keyOf: (row: MoneyRow) => Key) {
  const groups = new Map<Key, MoneyRow[]>()
  for (const row of rows) {
    const group = groups.get(keyOf(row))
    if (group === undefined) groups.set(keyOf(row), [row])
    else group.push(row)
  }
  return [...groups]
}

const partsBy = (rows: readonly MoneyRow[], codeOf: (row: MoneyRow) => string) =>
  groupsOf(rows, codeOf)
    .map(([code, some]) => ({ code, rows: some }))
    .toSorted((a, b) => amountOf(b.rows).value - amountOf(a.rows).value || (a.code < b.code ? -1 : 1))

const hoursADay = 24

function ofCurrency(currency: Currency, rows: readonly MoneyRow[]): WinLoss {
  const answered = rows.reduce((sum, row) => sum + row.answered, 0)
  const hours = rows.reduce((sum, row) => sum + row.answerHours, 0)
  const results = (codeOf: (row: MoneyRow) => string) =>
    partsBy(rows, codeOf).map(part => ({ code: part.code, ...resultOf(part.rows) }))
  const lost = rows.filter(row => row.outcome === 'lostQuoteItems')
  return {
    currency,
    whole: resultOf(rows),
    answerDays: answered > 0 ? tenths(hours / hoursADay / answered) : null,
    byCustomer: results(row => row.customerCode),
    byProductGroup: results(row => row.productGroup),
    byLostReason: partsBy(lost, row => row.lostReason).map(part => ({
      code: part.code,
      ...amountOf(part.rows),
    })),
  }
}

/**
 * What was quoted, won and lost, in each currency that was quoted in, the one with most items first; parts by what was
 * quoted, the largest first. Money is never added across currencies. Rows that count no items do not matter. Our own.
 */
export function winLossOf(rows: readonly MoneyRow[]): WinLoss[] {
  const counted = rows.filter(row => row.count > 0 && outcomeNames.includes(row.outcome))
  return groupsOf(counted, row => row.currency)
    .map(([currency, some]) => ofCurrency(currency, some))
    .toSorted((a, b) => b.whole.quoted.count - a.whole.quoted.count)
}
