import { and, asc, ilike, sql } from 'drizzle-orm'
import type { Place } from '#contract/places'
import type { Database } from '../../database/database.ts'
import { containing } from '../../database/page.ts'
import { deliveryAddresses } from '../../database/schema/index.ts'

const most = 10

/** Different delivery addresses that hold every word of the text, at most ten. */
export async function placesOf(db: Database, text: string): Promise<Place[]> {
  const { deliveryAddress, deliverySuburb, deliveryPostCode, stateCode, country } = deliveryAddresses
  const description = sql<string>`concat_ws(', ', ${deliveryAddress}, ${deliverySuburb}, ${stateCode} || ' ' || ${deliveryPostCode})`
  return db
    .selectDistinct({ description, deliveryAddress, deliverySuburb, deliveryPostCode, stateCode, country })
    .from(deliveryAddresses)
    .where(and(...text.split(/\s+/).map(word => ilike(description, containing(word)))))
    .orderBy(asc(description))
    .limit(most)
}
