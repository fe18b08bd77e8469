import { asc, desc, eq, sql } from 'drizzle-orm'
import { daysAfter } from '#domain/days'
import type { Database } from '../../database/database.ts'
import { flatten } from '../../database/flat.ts'
import { jsonObject } from '../../database/jsonObject.ts'
import { changeLog, customers, deliveryAddresses, quotes } from '../../database/schema/index.ts'
import { createStatement } from '../../database/statement.ts'
import { notFound } from '../../problem/problem.ts'
import type { QuoteRow } from '../quoteItem/itemRow.ts'

/** Days a new quote is valid for, unless the person says otherwise. */
const validForDays = 90

type Delivery = Pick<
  QuoteRow,
  'deliveryAddress' | 'deliveryCity' | 'deliveryState' | 'deliveryPostCode' | 'deliveryCountry'
>

interface Found {
  readonly country: string
  /** The default one; null: there is none, as of a prospect. */
  readonly delivery: Delivery | null
}

const fields = {
  country: customers.country,
  delivery: sql<Delivery | null>`(select ${jsonObject({
    deliveryAddress: deliveryAddresses.deliveryAddress,
    deliveryCity: deliveryAddresses.deliverySuburb,
    deliveryState: deliveryAddresses.stateCode,
    deliveryPostCode: deliveryAddresses.deliveryPostCode,
    deliveryCountry: deliveryAddresses.country,
  })} from ${deliveryAddresses}
    where ${eq(deliveryAddresses.customerCode, customers.customerCode)} and ${customers}.status <> 'PROSPECT'
    order by ${desc(deliveryAddresses.isDefault)}, ${asc(deliveryAddresses.id)} limit 1)`,
}

const find = createStatement<Found>('customer_of_new_quote', db =>
  flatten(
    fields,
    db
      .select(fields)
      .from(customers)
      .where(eq(customers.customerCode, sql.placeholder('customerCode'))),
  ),
)

async function customerPart(db: Database, customerCode: string | null) {
  if (customerCode === null) return {}
  const [customer] = await find(db, { customerCode })
  if (customer === undefined) throw notFound(`Customer ${customerCode}`)
  const currencyCode = customer.country === 'NZ' ? ('NZD' as const) : ('AUD' as const)
  return { customerCode, currencyCode, ...customer.delivery }
}

/**
 * Inserts a quote of a person, for a customer (with their default address) or for nobody yet, with its line in the
 * change log; answers its id. `header`: what it says beyond that.
 */
export async function startQuote(
  db: Database,
  { login, today }: { readonly login: string; readonly today: string },
  customerCode: string | null,
  header: Partial<QuoteRow> = {},
): Promise<number> {
  const insert = db.insert(quotes).values({
    ...(await customerPart(db, customerCode)),
    owner: login,
    updatedBy: login,
    pricingDate: today,
    validFrom: today,
    validTo: daysAfter(today, validForDays),
    ...header,
  })
  const started = db.$with('started').as(insert.returning({ id: quotes.id }))
  const logged = db.$with('logged', {}).as(sql`insert into ${changeLog} (who, what, key, quote_id, field, new)
    select ${login}, 'quote', id::text, id, 'created', ${JSON.stringify({ customerCode })}::jsonb from started`)
  const [row] = await db.with(started, logged).select({ id: started.id }).from(started)
  if (row === undefined) throw new Error('The quote was not inserted.')
  return row.id
}
