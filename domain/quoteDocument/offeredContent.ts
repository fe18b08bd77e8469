import type { QuoteDocument } from './document.ts'

/** What says when a letter was made and which revision it is, and nothing of what is offered. */
const ofTheMoment = ['Revision', 'Date']

/** What a letter offers, as text: two letters that offer the same to the same customer have the same. */
export function offeredContent({ revision: _, facts, lacks: __, ...document }: QuoteDocument): string {
  return JSON.stringify({ ...document, facts: facts.filter(({ label }) => !ofTheMoment.includes(label)) })
}
