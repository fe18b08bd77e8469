import { and, asc, count, desc, eq, ilike, or, type SQL, sql } from 'drizzle-orm'
import type { RehearsalItem } from '#contract/rehearsals'
import { itemReference } from '#domain/quotes'
import type { Database } from '../../database/database.ts'
import { containing, type ListPage, type ListQuery, orderOf, rangeOf } from '../../database/page.ts'
import { rehearsalItems as items, quoteItems } from '../../database/schema/index.ts'
import { newestRun } from './newestRun.ts'

/** Which lines of a run. */
export interface Narrowing {
  readonly kind?: 'open' | 'ordered' | undefined
  readonly part?: 'falls' | 'under' | 'unmade' | 'failed' | undefined
  readonly customerCode?: string | undefined
  readonly productGroup?: string | undefined
  readonly plant?: string | undefined
  readonly q?: string | undefined
}

const parts: Readonly<Record<NonNullable<Narrowing['part']>, SQL>> = {
  falls: sql`${items.isUnderAfter} and not ${items.isUnderBefore}`,
  under: sql`${items.isUnderAfter}`,
  unmade: sql`${items.failure} = '' and ${items.costAfter} is null`,
  failed: sql`${items.failure} <> ''`,
}

const hasWords = (pattern: string): SQL | undefined =>
  or(
    ilike(items.customerName, pattern),
    sql`exists (select 1 from ${quoteItems} where ${eq(quoteItems.id, items.quoteItemId)}
      and (${ilike(quoteItems.productDescription, pattern)} or ${quoteItems.quoteId}::text like ${pattern}))`,
  )

/** The condition of the lines of a run that are meant. */
export const narrowed = (runId: number, { kind, part, q, ...same }: Narrowing): SQL | undefined =>
  and(
    eq(items.runId, runId),
    kind === undefined ? undefined : eq(items.isOrdered, kind === 'ordered'),
    part === undefined ? undefined : parts[part],
    same.customerCode === undefined ? undefined : eq(items.customerCode, same.customerCode),
    same.productGroup === undefined ? undefined : eq(items.productGroup, same.productGroup),
    same.plant === undefined ? undefined : eq(items.plant, same.plant),
    q ? hasWords(containing(q)) : undefined,
  )

const sorts = {
  id: items.quoteItemId,
  customerName: items.customerName,
  productGroup: items.productGroup,
  plant: items.plant,
  quantity: items.quantity,
  price: items.price,
  salesValue: items.salesValue,
  marginBefore: items.marginBefore,
  marginAfter: items.marginAfter,
  lost: items.lost,
}

interface ItemsQuery extends ListQuery {
  readonly filter?: (Narrowing & { readonly rehearsalId: number }) | undefined
}

/** A page of the newest run of a rehearsal, what loses most first. */
export async function rehearsalItemsPage(
  db: Database,
  query: ItemsQuery,
): Promise<ListPage<RehearsalItem[]>> {
  const { first, wanted } = rangeOf(query)
  const order = orderOf(query, sorts, [desc(items.lost), asc(items.quoteItemId)], items.quoteItemId)
  const { rehearsalId = 0, ...narrowing } = query.filter ?? {}
  const run = await newestRun(db, rehearsalId)
  if (run === null) return { rows: [], first, total: 0 }
  const where = narrowed(run.id, narrowing)
  const of = sql`${eq(quoteItems.id, items.quoteItemId)}`
  const rows = await db
    .select({ line: items, item: quoteItems })
    .from(items)
    .innerJoin(quoteItems, of)
    .where(where)
    .orderBy(...order)
    .offset(first)
    .limit(wanted)
  const [counted] = await db.select({ total: count() }).from(items).innerJoin(quoteItems, of).where(where)
  return {
    rows: rows.map(({ line, item }) => {
      const { runId: _, quoteItemId: id, earned: __, breaks: ___, commission: ____, ...shown } = line
      return {
        ...shown,
        madeAt: shown.madeAt?.toISOString() ?? null,
        id,
        reference: itemReference(item.quoteId, item.itemNo),
        description: item.productDescription,
      }
    }),
    first,
    total: counted?.total ?? 0,
  }
}
