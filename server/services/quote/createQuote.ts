import type { Quote } from '#contract/quote'
import { besideClaim } from '../../database/requestClaim.ts'
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
  const begun = { login: person.login, today: today() }
  const id = await besideClaim(db, tx => startQuote(tx, begun, customerCode))
  return quoteAnswer(reader, person, await visibleQuote(db, person, id), [])
}
