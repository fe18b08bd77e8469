/** A line with its figure at each quantity, in words; `–` where there is none. */
export interface TapeLine {
  readonly label: string
  readonly isSum: boolean
  readonly values: readonly string[]
}

/** What is paid beside the price: what it costs by our rates, by its maker, and the customer. */
export interface BesideLine {
  readonly label: string
  readonly calculated: string
  readonly vendor: string
  readonly customer: string
}

/** Everything that stands on the report of what an item costs, in the words in which it stands there. */
export interface CostTapeReport {
  readonly reference: string
  readonly title: string
  readonly subject: string
  readonly about: readonly string[]
  /** What the lines are for: `AUD for 1,000`; and the prices: `for 1,000`. */
  readonly unit: string
  readonly priceUnit: string
  readonly quantities: readonly string[]
  readonly lines: readonly TapeLine[]
  readonly prices: readonly TapeLine[]
  /** The breaks without a cost, each with the reason. */
  readonly failures: readonly string[]
  readonly besides: readonly BesideLine[]
  /** Until when the price is good; '' while it has no end. */
  readonly ends: string
  readonly printed: string
}
