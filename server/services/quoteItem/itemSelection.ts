import { eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { type Flat, withFields } from '../../database/flat.ts'
import { jsonObject } from '../../database/jsonObject.ts'
import {
  customerProfiles,
  customers,
  quoteItemSections,
  quoteItems,
  quotes,
  users,
} from '../../database/schema/index.ts'
import { foundBy } from './facts/found.ts'
import { stampOfMasters } from './facts/ruleMasters.ts'
import { quoteDeliveryColumns } from './quoteDelivery.ts'

const asText = (value: SQL): SQL<string> => sql<string>`(${value})::text`

const stored = sql`(select coalesce(json_object_agg(${quoteItemSections.section}, ${jsonObject({
  version: quoteItemSections.version,
  data: quoteItemSections.data,
})}), '{}') from ${quoteItemSections} where ${eq(quoteItemSections.quoteItemId, quoteItems.id)})`

/** The product as the selection has it beside its item, which may have none yet. */
const product = sql`product`

/** What an item takes of other tables than its own, its quote's and its sections', as text. */
export const aroundItem = asText(
  jsonObject({
    ownerName: sql`(select max(${users.name}) from ${users} where ${eq(users.login, quotes.owner)})`,
    customerSalesRep: sql`${customers.salesRepLogin}`,
    customerDefaultPlant: sql`${customerProfiles.plantCode}`,
    assigneeName: sql`${users.name}`,
    found: foundBy({
      id: sql`${quoteItems.id}`,
      customerCode: sql`${quoteItems.customerCode}`,
      code: sql`coalesce(${product}.data ->> 'code', '')`,
    }),
    mastersStamp: stampOfMasters,
  }),
)

/** What is read of an item; what is put together for it comes as text. */
export const itemFields = {
  ...getTableColumns(quoteItems),
  owner: quotes.owner,
  quoteDescriptionNow: sql<string>`${quotes.description}`,
  isMultiComponent: quotes.isMultiComponent,
  quoteDelivery: asText(jsonObject(quoteDeliveryColumns)),
  sections: asText(stored),
  around: aroundItem,
}

/** Where a selection has items, each with all that `itemFields` and `aroundItem` name. */
export const fromItems = sql`from ${quoteItems}
  inner join ${quotes} on ${eq(quotes.id, quoteItems.quoteId)}
  left join ${customers} on ${eq(customers.customerCode, quotes.customerCode)}
  left join ${customerProfiles} on ${eq(customerProfiles.customerCode, quoteItems.customerCode)}
  left join ${users} on ${eq(users.login, quoteItems.assignee)}
  left join ${quoteItemSections} ${product}
    on ${product}.quote_item_id = ${quoteItems.id} and ${product}.section = 'product'`

/** Selects these fields of the items that `which` says. */
export const selectItems = <Row extends object>(
  fields: Readonly<Record<keyof Row & string, PgColumn | SQL>>,
  which: SQL,
): Flat<Row> =>
  withFields<Row>(fields, sql`select ${sql.join(Object.values(fields), sql`, `)} ${fromItems} ${which}`)
