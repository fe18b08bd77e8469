import { hubGroup } from '#contract/hub'
import type { Database } from '../../database/database.ts'
import { type Announcement, announce } from '../../hub/announce.ts'
import type { Job } from '../../jobs/jobStore.ts'
import { recostJobKind, recostProductOf } from '../costing/productCost.ts'
import { designJobKind, runAnnouncement } from '../design/designRun.ts'
import { routedItemOf, routeJobKind } from '../engine/routeJob.ts'

const longestMessage = 1_000

const progressOf = (job: Job) => ({
  jobId: String(job.id),
  status: job.state === 'Success' ? ('Success' as const) : ('Failed' as const),
  message: job.failure.slice(0, longestMessage),
  at: (job.finishedAt ?? new Date()).toISOString(),
})

/** What is told of each kind of work, and to whom. */
const announcements: Readonly<Record<string, (job: Job) => Announcement>> = {
  [routeJobKind]: job => {
    const quoteItemId = routedItemOf(job.subject)
    return {
      name: 'AutoRouteResponse',
      groups: [hubGroup.user(job.createdBy), hubGroup.quoteItem(quoteItemId)],
      payload: { quoteItemId, ...progressOf(job) },
    }
  },
  [designJobKind]: runAnnouncement,
  [recostJobKind]: job => ({
    name: 'RecostResponse',
    groups: [hubGroup.user(job.createdBy)],
    payload: { ...recostProductOf(job.input), ...progressOf(job) },
  }),
}

/** Tells who asked for it, and who has its item open, how a job has ended. */
export async function announceJob(tx: Database, job: Job): Promise<void> {
  const announcement = announcements[job.kind]?.(job)
  if (announcement !== undefined) await announce(tx, [announcement])
}
