import type { SeenFold } from '#domain/dieline'
import type { OptionPlace } from '#domain/quoteOptions'

/** Something said in words, with its units. */
export interface QuoteFact {
  readonly label: string
  readonly value: string
}

/** A text of the letter under its heading; '' where it has none. */
export interface QuoteClause {
  readonly title: string
  readonly text: string
}

/** The price of a quantity, in words with its currency. */
export interface QuotePriceLine {
  /** `1,000 – 4,999`, `5,000 ± 10 %`, `up to 5,000` */
  readonly quantity: string
  readonly perThousand: string
  readonly each: string
  /** Of an order of the quantity, the smallest where it is a range. */
  readonly order: string
}

/** An item as its customer reads it. */
export interface QuotedItem {
  /** Of which options it is one, where the customer takes one of several. */
  readonly option?: OptionPlace
  readonly number: string
  readonly reference: string
  readonly name: string
  /** The customer's code and the drawing; '' where there is neither. */
  readonly about: string
  readonly facts: readonly QuoteFact[]
  readonly picture: SeenFold | null
  /** What the picture shows. */
  readonly pictured: string
  readonly prices: readonly QuotePriceLine[]
  /** What is paid beside the price: tooling once, charges, freight where items differ in it. */
  readonly charges: readonly QuoteFact[]
  /** What has to be done before the customer may have its price; the document is not complete while there is any. */
  readonly lacks: readonly string[]
}

/** A component of a set as its customer reads it. */
export interface QuotedComponent {
  readonly number: string
  readonly reference: string
  readonly name: string
  readonly about: string
  /** How many of it are in a set: `2`, `0.5`; '' while nobody has said. */
  readonly ratio: string
  /** How it gets to the customer; '' while nobody has said. */
  readonly shipping: string
}

/** A multi-component set: what is in it, and what so many of them cost. */
export interface QuotedSet {
  readonly name: string
  readonly components: readonly QuotedComponent[]
  readonly prices: readonly QuotePriceLine[]
  /** What is paid beside it for its components, where these do not stand in the letter themselves. */
  readonly charges?: readonly QuoteFact[]
  /** What keeps it from its customer, a sentence each. */
  readonly lacks: readonly string[]
}

/** Who the letter is from. */
export interface QuoteSender {
  readonly name: string
  readonly lines: readonly string[]
}

/** Everything that stands in the letter with which a quote goes to its customer, in the words in which it stands there. */
export interface QuoteDocument {
  readonly quoteReference: string
  readonly title: string
  /** `A`, with `draft` behind it while it was not sent. */
  readonly revision: string
  readonly sender: QuoteSender
  readonly customer: { readonly name: string; readonly lines: readonly string[] }
  readonly facts: readonly QuoteFact[]
  readonly subject: string
  readonly opening: readonly QuoteClause[]
  readonly items: readonly QuotedItem[]
  /** Of a master quote: all its items are one set. */
  readonly set?: QuotedSet
  readonly terms: readonly QuoteClause[]
  readonly closing: readonly QuoteClause[]
  readonly signedBy: readonly string[]
  /** What keeps it from going out, item by item; none: it is complete. */
  readonly lacks: readonly string[]
  readonly language: string
}
