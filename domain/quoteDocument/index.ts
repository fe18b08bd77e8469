/** The letter with which a quote goes to its customer: what stands in it, not how it is laid out. */
export { asSent } from './asSent.ts'
export { type DocumentChange, documentChanges } from './comparison/documentChanges.ts'
export type {
  QuoteClause,
  QuoteDocument,
  QuotedItem,
  QuotedSet,
  QuoteFact,
  QuotePriceLine,
} from './document.ts'
export {
  type QuoteDocumentInput,
  type QuotedInput,
  type QuoteText,
  type QuoteTextKind,
  quoteTextKinds,
} from './documentInput.ts'
export { offeredContent } from './offeredContent.ts'
export { offeredReference } from './offeredReference.ts'
export { eachWords } from './parts/eachWords.ts'
export { type PricedBreak, pricedBreaks } from './parts/pricedBreaks.ts'
export { priceLines } from './parts/priceLines.ts'
export { quotedItem } from './parts/quotedItem.ts'
export { quoteDocument } from './quoteDocument.ts'
export { quoteValues } from './quoteValues.ts'
export { revisionLetter } from './revisionLetter.ts'
export { setLetter } from './setLetter.ts'
