import type { Quote } from '#contract/quote'
import { logEvent } from '../../database/changeLog.ts'
import type { Database } from '../../database/database.ts'
import { quotes } from '../../database/schema/index.ts'
import { notFound } from '../../http/problem.ts'
import { customerOf, deliveryAddressesOf } from '../customer/repository.ts'
import type { Person } from '../security/person.ts'
import { loadQuote, type QuoteReader } from './loadQuote.ts'

/** Days a new quote is valid for, unless the person says otherwise. */
const validForDays = 90

const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)

async function customerPart(db: Database, customerCode: string | null) {
  if (customerCode === null) return {}
  const customer = await customerOf(db, customerCode)
  if (customer === null) throw notFound(`Customer ${customerCode}`)
  const [address] = customer.status === 'PROSPECT' ? [] : await deliveryAddressesOf(db, customerCode)
  return {
    customerCode,
    currencyCode: customer.country === 'NZ' ? ('NZD' as const) : ('AUD' as const),
    ...(address === undefined
      ? {}
      : {
          deliveryAddress: address.deliveryAddress,
          deliveryCity: address.deliverySuburb,
          deliveryState: address.stateCode,
          deliveryPostCode: address.deliveryPostCode,
          deliveryCountry: address.country,
        }),
  }
}

/** Starts a quote owned by the person, for a customer (with their default address) or for nobody yet. */
export async function createQuote(
  reader: QuoteReader,
  person: Person,
  customerCode: string | null,
): Promise<Quote> {
  const today = reader.today()
  const id = await reader.db.transaction(async tx => {
    const [row] = await tx
      .insert(quotes)
      .values({
        ...(await customerPart(tx, customerCode)),
        owner: person.login,
        updatedBy: person.login,
        pricingDate: today,
        validFrom: today,
        validTo: daysAfter(today, validForDays),
      })
      .returning({ id: quotes.id })
    if (row === undefined) throw new Error('The quote was not inserted.')
    await logEvent(tx, person.login, { what: 'quote', key: String(row.id), quoteId: row.id }, 'created', {
      customerCode,
    })
    return row.id
  })
  return loadQuote(reader, person, id)
}
