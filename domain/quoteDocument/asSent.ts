import type { QuoteDocument } from './document.ts'

/** The letter as it goes out: the revision that it was a draft of. */
export function asSent(document: QuoteDocument, letter: string): QuoteDocument {
  return {
    ...document,
    revision: letter,
    facts: document.facts.map(fact => (fact.label === 'Revision' ? { ...fact, value: letter } : fact)),
  }
}
