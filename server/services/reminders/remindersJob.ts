import { daysAfter } from '#domain/days'
import type { Database } from '../../database/database.ts'
import type { JobHandler } from '../../jobs/jobRunner.ts'
import { enqueue, type Job } from '../../jobs/jobStore.ts'
import { createDefinitions } from '../quoteItem/definition.ts'
import { remindOfApprovals } from './remindOfApprovals.ts'
import { remindOfOffers } from './remindOfOffers.ts'

/** The kind of job that reminds people of what waits for them, once a day. */
export const remindersJobKind = 'reminders'

export interface ReminderDeps {
  readonly db: Database
  /** Where browsers reach the product. */
  readonly origin: string
  readonly today: () => string
  readonly timeZone: string
  /** Days before an unanswered quote ends; 0: never. */
  readonly offerDays: number
  /** Days that an approval waits; 0: never. */
  readonly approvalDays: number
  readonly wakeJobs: () => void
}

/** The hour at which people find their reminders, where the company works. */
const morning = 6

/** Milliseconds until the next morning. */
function untilMorning(timeZone: string, now: Date): number {
  const format = new Intl.DateTimeFormat('en', {
    timeZone,
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  })
  const parts = Object.fromEntries(format.formatToParts(now).map(({ type, value }) => [type, Number(value)]))
  const minutes = (parts.hour ?? 0) * 60 + (parts.minute ?? 0)
  return ((morning * 60 - minutes + 24 * 60) % (24 * 60) || 24 * 60) * 60_000
}

/** Queues the reminders of a day, at once unless told; those that are under way already are answered. */
export const queueReminders = (db: Database, day: string, runAt = new Date()): Promise<Job> =>
  enqueue(db, {
    kind: remindersJobKind,
    subject: `day:${day}`,
    input: {},
    createdBy: 'boxwright',
    runAt,
  })

/** Reminds whoever has something waiting, after the next day's reminders were queued: a mishap ends no chain. */
export const remindersJob = (deps: ReminderDeps): JobHandler => {
  const definitions = createDefinitions(deps.db)
  return async () => {
    const now = new Date()
    const today = deps.today()
    await queueReminders(
      deps.db,
      daysAfter(today, 1),
      new Date(now.getTime() + untilMorning(deps.timeZone, now)),
    )
    const { db, origin, timeZone } = deps
    const offers = await remindOfOffers({ db, origin, today, days: deps.offerDays })
    const approvals = await remindOfApprovals({
      ...{ db, definitions, origin, timeZone, today, days: deps.approvalDays },
    })
    deps.wakeJobs()
    return { ok: true, result: { offers, approvals } }
  }
}
