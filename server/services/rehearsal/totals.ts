import { asc, count, desc, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { RehearsalGroup, RehearsalTotals } from '#contract/rehearsals'
import type { Database } from '../../database/database.ts'
import { rehearsalItems as items } from '../../database/schema/index.ts'

const counted = (condition: SQL): SQL<number> => sql<number>`(count(*) filter (where ${condition}))::int`
const summed = (amount: SQLWrapper): SQL<number> => sql<number>`round(sum(${amount})::numeric, 2)::float8`

/** Sums over the lines of a run. */
const sums = {
  currency: items.currency,
  items: sql<number>`count(*)::int`,
  failed: counted(sql`${items.failure} <> ''`),
  unmade: counted(sql`${items.failure} = '' and ${items.costAfter} is null`),
  salesValue: summed(items.salesValue),
  earned: summed(items.earned),
  lost: summed(items.lost),
  underBefore: counted(sql`${items.isUnderBefore}`),
  underAfter: counted(sql`${items.isUnderAfter}`),
}

/** What a run comes to, a line a currency, the one with most items first. */
export const totalsOf = (db: Database, runId: number): Promise<RehearsalTotals[]> =>
  db
    .select(sums)
    .from(items)
    .where(eq(items.runId, runId))
    .groupBy(items.currency)
    .orderBy(desc(count()), asc(items.currency))

const kindKey = sql<string>`case when ${items.isOrdered} then 'ordered' else 'open' end`

const groupings = {
  customer: { key: items.customerCode, name: sql<string>`max(${items.customerName})` },
  productGroup: { key: items.productGroup, name: sql<string>`${items.productGroup}` },
  plant: { key: items.plant, name: sql<string>`${items.plant}` },
  kind: { key: kindKey, name: kindKey },
} as const

/** The same by what items have in common, what loses most first. */
export async function groupsOf(
  db: Database,
  runId: number,
  by: keyof typeof groupings,
): Promise<RehearsalGroup[]> {
  const { key, name } = groupings[by]
  return db
    .select({ ...sums, key: sql<string>`${key}`, name })
    .from(items)
    .where(eq(items.runId, runId))
    .groupBy(key, items.currency)
    .orderBy(desc(summed(items.lost)), asc(key))
    .limit(1000)
}
