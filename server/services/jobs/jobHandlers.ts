import type { Database } from '../../database/database.ts'
import type { PlantPool } from '../../engines/plantPool.ts'
import type { Lgx } from '../../integrations/lgx/lgx.ts'
import type { JobHandler, RetryPlan } from '../../jobs/jobRunner.ts'
import { recostJob, recostJobKind } from '../costing/productCost.ts'
import { type DesignJobDeps, designJob } from '../design/designJob.ts'
import { designJobKind } from '../design/designRun.ts'
import type { Masters } from '../engine/masters.ts'
import { routeJob, routeJobKind } from '../engine/routeJob.ts'
import { figuresJob, figuresJobKind } from '../figures/figuresJob.ts'
import { type MailJobDeps, mailJob, mailJobKind, mailRetries } from '../messaging/mailJob.ts'
import { productJob, productJobKind, productRetries } from '../products/productJob.ts'
import { newPricesJobKind, rehearsalJobKind } from '../rehearsal/jobKinds.ts'
import { newPricesJob } from '../rehearsal/newPricesJob.ts'
import { type RehearsalJobDeps, rehearsalJob } from '../rehearsal/rehearsalJob.ts'
import { type ReminderDeps, remindersJob, remindersJobKind } from '../reminders/remindersJob.ts'
import type { ReportDeps } from '../report/reportDeps.ts'

/** Every kind of background work with what does it. */
export const jobHandlers = (deps: {
  readonly masters: Masters
  readonly lgx: Lgx
  /** Routes items in a thread of its own; left out: in this one. */
  readonly route?: PlantPool['route']
  /** Where products and figures are kept; left out: they wait for a process that can make them. */
  readonly db?: Database
  /** Where the company works, an IANA name; left out: UTC. */
  readonly timeZone?: string
  /** Left out: mail waits for a process that can send it. */
  readonly mailing?: MailJobDeps
  /** Left out: nobody is reminded of anything. */
  readonly reminding?: ReminderDeps
}): Readonly<Record<string, JobHandler>> => ({
  [routeJobKind]: routeJob(deps.masters, deps.route),
  [recostJobKind]: recostJob(deps.lgx, deps.masters),
  ...(deps.db === undefined
    ? {}
    : {
        [productJobKind]: productJob({ ...deps, db: deps.db }),
        [figuresJobKind]: figuresJob(deps.db),
      }),
  ...(deps.mailing === undefined ? {} : { [mailJobKind]: mailJob(deps.mailing) }),
  ...(deps.reminding === undefined ? {} : { [remindersJobKind]: remindersJob(deps.reminding) }),
})

/**
 * Work that waits for the design service, for minutes: done by a runner of its own, so that nothing else waits with it.
 */
export const designJobHandlers = (deps: DesignJobDeps): Readonly<Record<string, JobHandler>> => ({
  [designJobKind]: designJob(deps),
})

/** Work through all priced items, for minutes: done by a runner of its own as well. */
export const rehearsalJobHandlers = (deps: {
  readonly rehearsing: RehearsalJobDeps
  readonly writing: ReportDeps
}): Readonly<Record<string, JobHandler>> => ({
  [rehearsalJobKind]: rehearsalJob(deps.rehearsing),
  [newPricesJobKind]: newPricesJob(deps.writing),
})

/** Kinds of work that are tried again after pauses of their own. */
export const jobRetries: Readonly<Record<string, RetryPlan>> = {
  [mailJobKind]: mailRetries,
  [productJobKind]: productRetries,
}
