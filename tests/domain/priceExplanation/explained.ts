import { explainToCustomer, explainToUs, type PriceExplanation } from '#domain/priceExplanation'
import { quoteDocument } from '#domain/quoteDocument'
import { type ItemSections, soldBy } from '#domain/quoteItem'
import { quoted, quoteInput } from '../quoteDocument/builders.ts'

export const toCustomer = (sections: ItemSections, key: string) =>
  explainToCustomer({
    letter: quoteDocument(quoteInput([quoted(sections)])),
    ...{ pricing: soldBy(sections), key, currency: 'AUD' },
  })

export const toUs = (sections: ItemSections, key: string, floor: number | null) =>
  explainToUs({
    letter: quoteDocument(quoteInput([quoted(sections)])),
    ...{ pricing: soldBy(sections), key, currency: 'AUD', stepName: 'Pricing', floor },
  })

/** Every text of an explanation. */
export const textsOf = ({ title, subject, facts, parts }: PriceExplanation): string[] => [
  ...[title, subject],
  ...facts.map(({ value }) => value),
  ...parts.flatMap(part => [
    ...[part.title, ...part.words, ...part.heads],
    ...part.bars.flatMap(({ label, about, value }) => [label, about, value]),
    ...part.rows.flatMap(({ label, values }) => [label, ...values]),
  ]),
]

export const figuresOf = (texts: readonly string[]): string[] =>
  texts.flatMap(text => text.match(/\d[\d,]*(\.\d+)?/g) ?? [])

/** What the letter says anyway. */
export const quoteDocumentTexts = (sections: ItemSections): string[] => [
  JSON.stringify(quoteDocument(quoteInput([quoted(sections)]))),
]
