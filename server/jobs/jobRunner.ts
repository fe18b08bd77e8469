import type { Database } from '../database/database.ts'
import { claim, type Job, revive } from './jobStore.ts'
import { beat, finish, putBack } from './ownJob.ts'

/** What came of a job: a result, or a sentence why there is none. Both are answers, and are not tried again. */
export type JobOutcome =
  | { readonly ok: true; readonly result: unknown }
  | { readonly ok: false; readonly failure: string; readonly result: unknown }

/** Which try of a job it is. */
export interface Attempt {
  readonly job: Job
  readonly isLast: boolean
}

/** Does the work of one kind of job; what it throws is a mishap, and the job is tried again later. */
export type JobHandler = (input: unknown, attempt: Attempt) => Promise<JobOutcome>

/** How often and after which pauses a kind of job is tried again, when it differs from the runner's own. */
export interface RetryPlan {
  readonly maxAttempts: number
  /** Wait before the second attempt; doubled for each further one. */
  readonly retryMs: number
  /** No wait is longer. */
  readonly mostMs: number
}

export interface JobRunnerOptions {
  readonly db: Database
  readonly handlers: Readonly<Record<string, JobHandler>>
  /** Looks for jobs of other servers, and for abandoned ones, this often. */
  readonly pollMs?: number
  /** A runner gives a sign of life this often; after four without one its job is started again. */
  readonly beatMs?: number
  readonly maxAttempts?: number
  /** Wait before the second attempt; doubled for each further one. */
  readonly retryMs?: number
  readonly retries?: Readonly<Record<string, RetryPlan>>
  /** No other process works on this database: whatever runs when the runner starts was abandoned. */
  readonly isAlone?: boolean
  /** A runner rests as long as its job took before it takes the next, so many milliseconds at most; 0 unless told. */
  readonly restMs?: number
  readonly onError?: (error: unknown, job: Job | null) => void
  /** Tells whoever waits that a job has ended, in the transaction that ends it. */
  readonly announce?: (tx: Database, job: Job) => Promise<void>
  readonly onFinished?: (job: Job) => void
}

export interface JobRunner {
  start(): Promise<void>
  /** Somebody queued a job: look now. */
  wake(): void
  /** Runs the job that waits longest; false when none waits. */
  runOne(): Promise<boolean>
  /** Runs whatever waits, and ends when nothing does. */
  drain(): Promise<void>
  /** Takes up no more and waits for the job under way; one that takes longer than `graceMs` is put back. */
  stop(graceMs?: number): Promise<void>
}

/** One runner a process; many processes may work on one database. */
export function createJobRunner(options: JobRunnerOptions): JobRunner {
  const { db, handlers, pollMs = 1_000, beatMs = 10_000, maxAttempts = 5, retryMs = 2_000 } = options
  const { restMs = 0 } = options
  const kinds = Object.keys(handlers)
  const planOf = (kind: string): RetryPlan =>
    options.retries?.[kind] ?? { maxAttempts, retryMs, mostMs: Number.POSITIVE_INFINITY }
  let revivedAt = Number.NEGATIVE_INFINITY
  const reviveAll = async (silentMs: number): Promise<void> => {
    revivedAt = performance.now()
    const own = Object.entries(options.retries ?? {})
    for (const [kind, plan] of own) await revive(db, silentMs, plan.maxAttempts, { only: [kind] })
    await revive(db, silentMs, maxAttempts, { except: own.map(([kind]) => kind) })
  }
  let isStopping = false
  let isWoken = false
  let endWait: (() => void) | null = null
  let loop: Promise<void> = Promise.resolve()
  let current: Job | null = null

  const report = (error: unknown, job: Job | null): void => options.onError?.(error, job)

  const attempt = async (job: Job): Promise<JobOutcome | null> => {
    const isLast = job.attempts >= planOf(job.kind).maxAttempts
    try {
      const handle = handlers[job.kind]
      if (handle === undefined) throw new Error(`There is no handler of ${job.kind} jobs.`)
      return await handle(job.input, { job, isLast })
    } catch (error) {
      report(error, job)
      if (!isLast) return null
      return {
        ok: false,
        failure: 'It could not be done, and was given up after some attempts.',
        result: null,
      }
    }
  }

  const run = async (job: Job): Promise<void> => {
    const pulse = setInterval(() => {
      beat(db, job).catch((error: unknown) => report(error, job))
    }, beatMs)
    try {
      const outcome = await attempt(job)
      if (outcome === null) {
        const plan = planOf(job.kind)
        await putBack(db, job, Math.min(plan.retryMs * 2 ** (job.attempts - 1), plan.mostMs))
        return
      }
      const ended = await db.transaction(async tx => {
        const row = await finish(tx, job, {
          state: outcome.ok ? 'Success' : 'Failed',
          result: outcome.result,
          failure: outcome.ok ? '' : outcome.failure,
        })
        if (row !== null) await options.announce?.(tx, row)
        return row
      })
      if (ended !== null) options.onFinished?.(ended)
    } finally {
      clearInterval(pulse)
    }
  }

  const runOne = async (): Promise<boolean> => {
    const job = await claim(db, kinds)
    if (job === null) return false
    if (isStopping) {
      await putBack(db, job, 0)
      return false
    }
    current = job
    try {
      await run(job)
    } finally {
      current = null
    }
    return true
  }

  const wait = (): Promise<void> =>
    new Promise(resolve => {
      if (isWoken || isStopping) {
        resolve()
        return
      }
      const timer = setTimeout(resolve, pollMs)
      timer.unref()
      endWait = () => {
        clearTimeout(timer)
        resolve()
      }
    })

  /** Runs a job, and leaves the machine as long to what people ask as the job kept it from them. */
  const runPolitely = async (): Promise<boolean> => {
    const from = performance.now()
    if (!(await runOne())) return false
    const rest = Math.min(performance.now() - from, restMs)
    if (rest > 0) await new Promise(resolve => setTimeout(resolve, rest))
    return true
  }

  const work = async (): Promise<void> => {
    while (!isStopping) {
      isWoken = false
      try {
        // Not before every job: what is abandoned has been silent for much longer than a look is away.
        if (performance.now() - revivedAt >= pollMs) await reviveAll(4 * beatMs)
        if (!isStopping && (await runPolitely())) continue
      } catch (error) {
        report(error, null)
      }
      await wait()
      endWait = null
    }
  }

  return {
    start: async () => {
      if (options.isAlone === true) await reviveAll(-1)
      loop = work()
    },
    wake: () => {
      isWoken = true
      endWait?.()
    },
    runOne,
    drain: async () => {
      while (await runOne());
    },
    stop: async (graceMs = 8_000) => {
      isStopping = true
      endWait?.()
      let timer: NodeJS.Timeout | undefined
      const grace = new Promise<'late'>(resolve => {
        timer = setTimeout(resolve, graceMs, 'late')
      })
      const ended = await Promise.race([loop, grace])
      clearTimeout(timer)
      if (ended !== 'late') return
      // Without a job under way it is only between two looks, and takes up nothing any more.
      await (current === null ? loop : putBack(db, current, 0))
    },
  }
}
