import { and, count, desc, eq, inArray, isNotNull, max, ne } from 'drizzle-orm'
import type { NewPricesInput } from '#contract/rehearsals'
import { isSameShock, type RaisedBefore, type Shock, wholeShock } from '#domain/rehearsal'
import type { Database } from '../../database/database.ts'
import { rehearsalItems, rehearsalRuns, rehearsals } from '../../database/schema/index.ts'
import { undone } from './newPricesJob.ts'

interface OfRun {
  readonly id: number
  readonly rehearsalId: number
  readonly shock: unknown
}

/** The other rehearsal that last gave items of a run, or those of it that are meant, new prices by the same shock; null: none did. */
export async function raisedBefore(
  db: Database,
  run: OfRun,
  filter: NewPricesInput['filter'] = {},
): Promise<RaisedBefore | null> {
  const meant = db
    .select({ id: rehearsalItems.quoteItemId })
    .from(rehearsalItems)
    .where(undone({ runId: run.id, filter }))
  const found = await db
    .select({
      name: rehearsals.name,
      shock: rehearsalRuns.shock,
      items: count(),
      at: max(rehearsalItems.madeAt),
    })
    .from(rehearsalItems)
    .innerJoin(rehearsalRuns, eq(rehearsalRuns.id, rehearsalItems.runId))
    .innerJoin(rehearsals, eq(rehearsals.id, rehearsalRuns.rehearsalId))
    .where(
      and(
        ne(rehearsals.id, run.rehearsalId),
        isNotNull(rehearsalItems.madeAt),
        inArray(rehearsalItems.quoteItemId, meant),
      ),
    )
    .groupBy(rehearsalRuns.id, rehearsals.id)
    .orderBy(desc(max(rehearsalItems.madeAt)))
  const same = found.find(({ shock }) =>
    isSameShock(wholeShock(shock as Partial<Shock>), wholeShock(run.shock as Partial<Shock>)),
  )
  return same?.at ? { name: same.name, items: same.items, at: same.at.toISOString() } : null
}
