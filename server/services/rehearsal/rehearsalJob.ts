import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import { type Shock, wholeShock } from '#domain/rehearsal'
import type { Database } from '../../database/database.ts'
import { rehearsalItems, rehearsalRuns } from '../../database/schema/index.ts'
import type { RehearsalPool } from '../../engines/rehearsalPool.ts'
import type { JobHandler } from '../../jobs/jobRunner.ts'
import type { Job } from '../../jobs/jobStore.ts'
import { finish, noteProgress } from '../../jobs/ownJob.ts'
import type { Masters } from '../engine/masters.ts'
import { countPriced, nextPriced, type PricedItem, readSurroundings } from './pricedItems.ts'
import { runItem } from './runItem.ts'
import { totalsOf } from './totals.ts'

export interface RehearsalJobDeps {
  readonly db: Database
  readonly masters: Masters
  readonly pool: Pick<RehearsalPool, 'ask' | 'threads'>
  readonly today: () => string
  /** Items that are read, costed and stored at once. */
  readonly batch?: number
}

export interface RehearsalJobInput {
  readonly rehearsalId: number
  readonly shock: Shock
}

/** Ended by somebody while it went on. */
class Ended extends Error {}

/** A run that a fall of the server, or a cancel, left without an end goes with its lines. */
const removeUnfinished = (db: Database, rehearsalId: number) =>
  db
    .delete(rehearsalRuns)
    .where(and(eq(rehearsalRuns.rehearsalId, rehearsalId), isNull(rehearsalRuns.finishedAt)))

async function begin(deps: RehearsalJobDeps, { rehearsalId, shock }: RehearsalJobInput, job: Job) {
  const masters = await deps.masters.all()
  await removeUnfinished(deps.db, rehearsalId)
  const [run] = await deps.db
    .insert(rehearsalRuns)
    .values({
      ...{ rehearsalId, shock, startedBy: job.createdBy },
      masterDataVersion: masters.masterDataVersion,
    })
    .returning({ id: rehearsalRuns.id })
  if (run === undefined) throw new Error('The run was not stored.')
  return { runId: run.id, masters }
}

/** Works through all priced items in batches: as many under way as there are threads, and one that is read meanwhile. */
async function workThrough(deps: RehearsalJobDeps, input: RehearsalJobInput, job: Job): Promise<number> {
  const { db, pool, batch = 200 } = deps
  const { runId, masters } = await begin(deps, input, job)
  const today = deps.today()
  const surroundings = await readSurroundings(db)
  const of = await countPriced(db, today)
  let done = 0
  const tell = async () => {
    if (!(await noteProgress(db, job, { done, of }))) throw new Ended()
  }
  const work = async (items: readonly PricedItem[]): Promise<number> => {
    const asked = items.map(({ sections, goesTo, floor }) => ({ sections, goesTo, floor }))
    const found = await pool.ask({ masters, shock: input.shock, items: asked })
    const rows = items.flatMap((item, index) => {
      const each = found[index]
      return each === undefined ? [] : [runItem(runId, item, each)]
    })
    await db.insert(rehearsalItems).values(rows)
    return rows.length
  }
  await tell()
  const underWay: Promise<number>[] = []
  try {
    for (let after = 0; ; ) {
      const items = await nextPriced(db, surroundings, { today, after, most: batch })
      const last = items.at(-1)
      if (last === undefined) break
      after = last.id
      const working = work(items)
      // It is waited for below; what breaks meanwhile is met there.
      working.catch(() => undefined)
      underWay.push(working)
      if (underWay.length <= pool.threads) continue
      done += (await underWay.shift()) ?? 0
      await tell()
    }
    for (const working of underWay) done += await working
    await tell()
  } finally {
    await Promise.allSettled(underWay)
  }
  return runId
}

/** Notes in a run what got new prices by an earlier one: from the prices of now they would be raised once more. */
const carryMade = (db: Database, rehearsalId: number, runId: number) =>
  db.execute(sql`update ${rehearsalItems} set made_at = earlier.made_at
    from ${rehearsalItems} earlier join ${rehearsalRuns} run on run.id = earlier.run_id
    where run.rehearsal_id = ${rehearsalId} and run.id < ${runId} and earlier.made_at is not null
    and ${rehearsalItems.runId} = ${runId} and ${rehearsalItems.quoteItemId} = earlier.quote_item_id`)

/** Ends a run with what it comes to; the lines of the runs before it are not kept. */
async function end(db: Database, { rehearsalId }: RehearsalJobInput, runId: number, job: Job): Promise<void> {
  await db.transaction(async tx => {
    const totals = await totalsOf(tx, runId)
    if ((await finish(tx, job, { state: 'Success', result: { runId }, failure: '' })) === null)
      throw new Ended()
    await tx.update(rehearsalRuns).set({ finishedAt: new Date(), totals }).where(eq(rehearsalRuns.id, runId))
    await carryMade(tx, rehearsalId, runId)
    await tx
      .delete(rehearsalRuns)
      .where(and(eq(rehearsalRuns.rehearsalId, rehearsalId), lt(rehearsalRuns.id, runId)))
  })
}

/**
 * Rehearses a shock over all open quotes and live prices, on a copy of the rates. Nothing of an item is changed. Cancelled,
 * it leaves nothing behind, and what the run before it came to stays.
 */
export const rehearsalJob =
  (deps: RehearsalJobDeps): JobHandler =>
  async (given, { job }) => {
    const { rehearsalId, shock } = given as RehearsalJobInput
    const input = { rehearsalId, shock: wholeShock(shock) }
    try {
      await end(deps.db, input, await workThrough(deps, input, job), job)
      return { ok: true, result: null }
    } catch (error) {
      if (!(error instanceof Ended)) throw error
      await removeUnfinished(deps.db, input.rehearsalId)
      return { ok: false, failure: '', result: null }
    }
  }
