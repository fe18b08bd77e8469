import { and, asc, count, eq, gt, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { NewPricesInput } from '#contract/rehearsals'
import type { Database } from '../../database/database.ts'
import { quoteItems, rehearsalItems } from '../../database/schema/index.ts'
import type { JobHandler } from '../../jobs/jobRunner.ts'
import type { Job } from '../../jobs/jobStore.ts'
import { noteProgress } from '../../jobs/ownJob.ts'
import type { Person } from '../../person/person.ts'
import { personOf } from '../../person/personOf.ts'
import type { ReportDeps } from '../report/reportDeps.ts'
import { narrowed } from './itemsPage.ts'
import { writeNewPrices } from './newPriceLetter.ts'
import { priceAnew } from './priceAnew.ts'

/** Items that are read at once. */
const batch = 100

type Asked = Pick<NewPricesInput, 'runId' | 'filter' | 'again'>

/** Open lines of the run that nothing was done to yet: a job that is tried again goes on where it was. */
export const undone = ({ runId, filter, again }: Asked) =>
  and(
    again === true ? undefined : isNull(rehearsalItems.madeAt),
    narrowed(runId, { ...filter, kind: 'open' }),
    eq(rehearsalItems.outcome, ''),
    eq(rehearsalItems.failure, ''),
    sql`${rehearsalItems.costAfter} is not null`,
  )

async function counted(db: Database, where: SQL | undefined): Promise<number> {
  const [found] = await db.select({ many: count() }).from(rehearsalItems).where(where)
  return found?.many ?? 0
}

/** How many items would get new prices. */
const countToPrice = (db: Database, asked: Asked): Promise<number> => counted(db, undone(asked))

/** How many items of a run, or of those that are meant, have new prices by its rehearsal and could get others once more. */
export const countAgain = (
  db: Database,
  runId: number,
  filter: NewPricesInput['filter'] = {},
): Promise<number> =>
  counted(db, and(undone({ runId, filter, again: true }), isNotNull(rehearsalItems.madeAt)))

async function priceAll(deps: ReportDeps, person: Person, input: NewPricesInput, job: Job): Promise<boolean> {
  const { db, masters } = deps
  const of = await countToPrice(db, input)
  let done = 0
  for (let after = 0; ; ) {
    const lines = await db
      .select()
      .from(rehearsalItems)
      .where(and(undone(input), gt(rehearsalItems.quoteItemId, after)))
      .orderBy(asc(rehearsalItems.quoteItemId))
      .limit(batch)
    const last = lines.at(-1)
    if (last === undefined) return true
    for (const line of lines) {
      if (!(await noteProgress(db, job, { done, of }))) return false
      await priceAnew(db, { masters, person }, line, input)
      done += 1
    }
    after = last.quoteItemId
  }
}

/** The quotes with an item, among those that are meant, that has a new price and no word about its letter yet. */
async function quotesToWrite(db: Database, { runId, filter }: NewPricesInput): Promise<number[]> {
  const rows = await db
    .selectDistinct({ quoteId: quoteItems.quoteId })
    .from(rehearsalItems)
    .innerJoin(quoteItems, eq(quoteItems.id, rehearsalItems.quoteItemId))
    .where(
      and(
        narrowed(runId, { ...filter, kind: 'open' }),
        eq(rehearsalItems.outcome, 'priced'),
        eq(rehearsalItems.outcomeText, ''),
      ),
    )
    .orderBy(asc(quoteItems.quoteId))
  return rows.map(({ quoteId }) => quoteId)
}

/** How much of new prices is still to do: items that have none yet, and quotes whose letter is not written. */
export async function leftOf(db: Database, input: NewPricesInput) {
  const items = await countToPrice(db, input)
  return { items, letters: input.sendsLetters ? (await quotesToWrite(db, input)).length : 0 }
}

/** Gives items new prices, then writes the letters of their quotes; each item says what became of it. */
export const newPricesJob =
  (deps: ReportDeps): JobHandler =>
  async (given, { job }) => {
    const input = given as NewPricesInput
    const person = await personOf(deps.db, job.createdBy)
    if (person === null)
      return { ok: false, failure: 'Whoever asked for it works here no more.', result: null }
    if (!(await priceAll(deps, person, input, job))) return { ok: false, failure: '', result: null }
    if (!input.sendsLetters) return { ok: true, result: null }
    const quoteIds = await quotesToWrite(deps.db, input)
    for (const [done, quoteId] of quoteIds.entries()) {
      if (!(await noteProgress(deps.db, job, { done, of: quoteIds.length })))
        return { ok: false, failure: '', result: null }
      await writeNewPrices(deps, person, { quoteId, runId: input.runId, reason: input.reason })
    }
    return { ok: true, result: null }
  }
