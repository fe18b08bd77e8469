import { and, count, desc, eq } from 'drizzle-orm'
import type { CustomerSample } from '#contract/customer'
import { itemReference } from '#domain/quotes'
import type { Database } from '../../../database/database.ts'
import { type ListPage, orderOf, rangeOf } from '../../../database/page.ts'
import { quoteItems, samples } from '../../../database/schema/index.ts'
import type { Person } from '../../../person/person.ts'
import { visibleItems } from '../../quote-worklist/visibleItems.ts'
import type { OfCustomerQuery } from './customerOrders.ts'

const sorts = {
  id: samples.id,
  status: samples.status,
  deliveryDate: samples.deliveryDate,
  submittedAt: samples.submittedAt,
}

/** A page of the samples asked for of a customer's items that a person may see. */
export async function customerSamples(
  db: Database,
  person: Person,
  query: OfCustomerQuery,
): Promise<ListPage<CustomerSample[]>> {
  const where = and(eq(quoteItems.customerCode, query.filter?.customerCode ?? ''), visibleItems(db, person))
  const { first, wanted } = rangeOf(query)
  const rows = await db
    .select({ sample: samples, item: quoteItems })
    .from(samples)
    .innerJoin(quoteItems, eq(quoteItems.id, samples.quoteItemId))
    .where(where)
    .orderBy(...orderOf(query, sorts, [desc(samples.id)], samples.id))
    .offset(first)
    .limit(wanted)
  const [counted] = await db
    .select({ total: count() })
    .from(samples)
    .innerJoin(quoteItems, eq(quoteItems.id, samples.quoteItemId))
    .where(where)
  return {
    first,
    total: counted?.total ?? 0,
    rows: rows.map(({ sample, item }) => ({
      id: sample.id,
      quoteItemId: item.id,
      reference: itemReference(item.quoteId, item.itemNo),
      productDescription: item.productDescription,
      status: sample.status,
      numberOfSamples: sample.numberOfSamples,
      boardGrade: sample.boardGrade,
      isUrgent: sample.isUrgent,
      deliveryDate: sample.deliveryDate,
      submittedAt: sample.submittedAt.toISOString(),
    })),
  }
}
