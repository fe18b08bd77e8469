import type { QuoteFact } from '#domain/quoteDocument'

/** For whom a price is explained: who buys, or who may see what things cost. */
export const audiences = [
  { code: 'customer', label: 'For the customer' },
  { code: 'us', label: 'For us' },
] as const
export type Audience = (typeof audiences)[number]['code']

/** A bar of the waterfall: a step, or what is added to the cost, goes from one amount to the next, a total stands on 0, a mark is a line at `to`. */
export interface ExplainedBar {
  readonly label: string
  /** What the label stands for, in a smaller line; '' where it says all. */
  readonly about: string
  /** What stands behind the bar, in words. */
  readonly value: string
  readonly kind: 'step' | 'added' | 'total' | 'mark'
  readonly from: number
  readonly to: number
}

/** A row of a table, in words. */
export interface ExplainedRow {
  readonly label: string
  readonly values: readonly string[]
  readonly isSum: boolean
}

/** A part of the explanation under its heading: sentences, then bars, then a table; each may be missing. */
export interface ExplainedPart {
  readonly title: string
  readonly words: readonly string[]
  readonly bars: readonly ExplainedBar[]
  readonly heads: readonly string[]
  readonly rows: readonly ExplainedRow[]
}

/** Everything that stands on the sheet that explains the price of a break, in the words in which it stands there. */
export interface PriceExplanation {
  readonly audience: Audience
  readonly title: string
  readonly subject: string
  readonly sender: { readonly name: string; readonly lines: readonly string[] }
  readonly customer: { readonly name: string; readonly lines: readonly string[] }
  readonly facts: readonly QuoteFact[]
  readonly parts: readonly ExplainedPart[]
  /** What keeps it from who it is for, a sentence each. */
  readonly lacks: readonly string[]
  readonly language: string
}
