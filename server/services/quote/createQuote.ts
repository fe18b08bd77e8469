import type { Quote } from '#contract/quote'
import type { Person } from '../../person/person.ts'
import { visibleQuote } from './access.ts'
import { type QuoteReader, quoteAnswer } from './loadQuote.ts'
import { startQuote } from './startQuote.ts'

/** Starts a quote owned by the person, for a customer (with their default address) or for nobody yet. */
export async function createQuote(
  reader: QuoteReader,
  person: Person,
  customerCode: string | null,
): Promise<Quote> {
  const { db, today } = reader
  const id = await startQuote(db, { login: person.login, today: today() }, customerCode)
  return quoteAnswer(reader, person, await visibleQuote(db, person, id), [])
}
