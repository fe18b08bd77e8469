import type { QuoteDocument, QuotedItem } from './document.ts'

/** What is paid beside a set for one of its components, named by the component's number. */
const chargesOf = ({ number, charges }: QuotedItem) =>
  charges.map(({ label, value }) => ({ label: `${number}. ${label}`, value }))

/**
 * The letter of a master quote that offers its set alone: what is in it and what is paid beside it, without what each item
 * costs by itself.
 */
export const setLetter = (document: QuoteDocument): QuoteDocument => ({
  ...document,
  ...(document.set === undefined
    ? {}
    : { set: { ...document.set, charges: document.items.flatMap(chargesOf) } }),
  items: [],
})
