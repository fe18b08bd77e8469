import type { QuoteDocument } from './document.ts'

/** What the letter calls the customer's own number. */
export const referenceLabel = 'Your reference'

/** The customer's own number in a letter; '' where it has none. */
export const offeredReference = ({ facts }: Pick<QuoteDocument, 'facts'>): string =>
  facts.find(({ label }) => label === referenceLabel)?.value ?? ''
