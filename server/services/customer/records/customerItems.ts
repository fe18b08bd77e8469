import { and, asc, count, desc, eq, ilike, or, type SQL, sql } from 'drizzle-orm'
import type { CustomerItem } from '#contract/customer'
import { type ItemStandingCode, itemStanding } from '#domain/customers'
import { itemReference } from '#domain/quotes'
import type { Database } from '../../../database/database.ts'
import { containing, type ListPage, type ListQuery, orderOf, rangeOf } from '../../../database/page.ts'
import { quoteItems, quotes, users } from '../../../database/schema/index.ts'
import type { Person } from '../../../person/person.ts'
import { visibleItems } from '../../quote-worklist/visibleItems.ts'

const own = quoteItems

/** `itemStanding` as conditions. */
export const standingIs: Readonly<Record<ItemStandingCode, SQL>> = {
  open: sql`(${own.wonAt} is null and ${own.closeType} is null and not ${own.isFinal})`,
  won: sql`(${own.wonAt} is not null)`,
  closed: sql`(${own.wonAt} is null and (${own.closeType} is not null or ${own.isFinal}))`,
}

export interface CustomerItemQuery extends ListQuery {
  readonly filter?:
    | {
        readonly customerCode: string
        readonly standing?: ItemStandingCode | undefined
        readonly q?: string | undefined
      }
    | undefined
}

const sorts = {
  reference: own.quoteId,
  productCode: own.productCode,
  productDescription: own.productDescription,
  stepName: own.stepSequence,
  orderQty: own.orderQty,
  unitPrice: own.unitPrice,
  customerDueDate: own.customerDueDate,
  dateInitiated: own.dateInitiated,
  wonAt: own.wonAt,
}

const hasWord = (word: string): SQL | undefined =>
  or(
    ...[own.productCode, own.productDescription, own.quoteDescription, sql`${own.quoteId}::text`].map(
      column => ilike(column, containing(word)),
    ),
  )

/** A page of the items of a customer's quotes that a person may see. */
export async function customerItems(
  db: Database,
  person: Person,
  query: CustomerItemQuery,
): Promise<ListPage<CustomerItem[]>> {
  const { customerCode = '', standing, q = '' } = query.filter ?? {}
  const where = and(
    eq(own.customerCode, customerCode),
    visibleItems(db, person),
    standing === undefined ? undefined : standingIs[standing],
    ...q
      .split(/\s+/)
      .filter(word => word !== '')
      .map(hasWord),
  )
  const { first, wanted } = rangeOf(query)
  const rows = await db
    .select({
      item: own,
      currencyCode: quotes.currencyCode,
      assigneeName: sql<string>`coalesce(${users.name}, ${own.assignee}, '')`,
    })
    .from(own)
    .innerJoin(quotes, eq(quotes.id, own.quoteId))
    .leftJoin(users, eq(users.login, own.assignee))
    .where(where)
    .orderBy(...orderOf(query, sorts, [desc(own.quoteId), asc(own.itemNo)], own.id))
    .offset(first)
    .limit(wanted)
  const [counted] = await db.select({ total: count() }).from(own).where(where)
  return {
    first,
    total: counted?.total ?? 0,
    rows: rows.map(({ item, currencyCode, assigneeName }) => ({
      id: item.id,
      quoteId: item.quoteId,
      reference: itemReference(item.quoteId, item.itemNo),
      quoteDescription: item.quoteDescription,
      productCode: item.productCode,
      productDescription: item.productDescription,
      itemCategory: item.itemCategory,
      stepName: item.stepName,
      assigneeName,
      orderQty: item.orderQty,
      unitPrice: item.unitPrice,
      currencyCode,
      customerDueDate: item.customerDueDate,
      dateInitiated: item.dateInitiated.toISOString(),
      wonAt: item.wonAt?.toISOString() ?? null,
      standing: itemStanding({
        isWon: item.wonAt !== null,
        isFinal: item.isFinal,
        closeType: item.closeType,
      }),
    })),
  }
}
