import type { QuoteDocument } from './document.ts'

/** The letter of a master quote that offers its set alone: what is in it, without what each item costs by itself. */
export const setLetter = (document: QuoteDocument): QuoteDocument => ({ ...document, items: [] })
