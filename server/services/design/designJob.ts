import { eq } from 'drizzle-orm'
import { type DesignOrder, type GenerationStage, generationLimit } from '#domain/designFiles'
import { text } from '#domain/messages'
import type { Inputs } from '#domain/quoteItem'
import type { Database } from '../../database/database.ts'
import { users } from '../../database/schema/index.ts'
import { announce } from '../../hub/announce.ts'
import { DesignServiceFailure } from '../../integrations/design/designServiceFailure.ts'
import type { JobHandler } from '../../jobs/jobRunner.ts'
import type { Job } from '../../jobs/jobStore.ts'
import { beat, finish, noteProgress } from '../../jobs/ownJob.ts'
import type { DesignDeps } from './designDeps.ts'
import { progressAt, runAnnouncement } from './designRun.ts'
import { type DesignToKeep, keepDesign } from './keepDesign.ts'
import { designOfSource } from './sourceDesign.ts'
import type { Doer } from './writeDesignDetails.ts'

/** What a run starts from: an order as the item was then, or an item whose files are taken over. */
export type DesignJobInput =
  | { readonly quoteItemId: number; readonly order: DesignOrder; readonly origin: Inputs }
  | { readonly quoteItemId: number; readonly copyFrom: number }

export type DesignJobDeps = Pick<DesignDeps, 'db' | 'files' | 'designService'> & {
  /** Milliseconds that a run may take; left out: as decided. */
  readonly limitMs?: number
  /** Milliseconds between two looks whether somebody has ended the run. */
  readonly lookMs?: number
}

/** The run was ended by somebody while it went on. */
class Ended extends Error {}

async function doerOf(db: Database, { createdBy: login }: Job): Promise<Doer> {
  const [found] = await db.select({ name: users.name }).from(users).where(eq(users.login, login))
  return { login, name: found?.name ?? login }
}

/** Ends the work when its time is over, or when somebody has ended the run. */
function watched(db: Database, job: Job, { limitMs = generationLimit, lookMs = 2_000 }: DesignJobDeps) {
  const ending = new AbortController()
  const limit = setTimeout(() => ending.abort(), limitMs)
  const look = setInterval(() => {
    beat(db, job).then(
      isOurs => {
        if (!isOurs) ending.abort(new Ended())
      },
      // The database is away for a moment: the next look will tell.
      () => undefined,
    )
  }, lookMs)
  return {
    signal: ending.signal,
    stop: () => {
      clearTimeout(limit)
      clearInterval(look)
    },
  }
}

async function made(
  { designService, db, files }: DesignJobDeps,
  input: DesignJobInput,
  signal: AbortSignal,
  tell: (stage: GenerationStage) => Promise<void>,
): Promise<DesignToKeep | null> {
  const { quoteItemId } = input
  if ('copyFrom' in input) return designOfSource({ db, files }, input.copyFrom, quoteItemId)
  const { order, origin } = input
  await tell('Project')
  const project = order.project || (await designService.createProject(order, signal))
  await tell('Drawing')
  const design = await designService.generate({ ...order, project }, signal)
  return {
    ...design,
    quoteItemId,
    origin,
    isStandIn: designService.isStandIn,
    source: '',
    details: names => ({ ...names, designProjectNo: project, isArdFileExisted: true }),
  }
}

/**
 * Has the design service make the files of an item and keeps them. What goes wrong is said in the specification's words and
 * not tried again by itself: somebody waits for it. Rules designgen-success, -failure, -timeout (002 §4).
 */
export const designJob =
  (deps: DesignJobDeps): JobHandler =>
  async (input, { job }) => {
    const { signal, stop } = watched(deps.db, job, deps)
    const tell = async (stage: GenerationStage): Promise<void> => {
      if (!(await noteProgress(deps.db, job, progressAt(stage)))) throw new Ended()
      await announce(deps.db, [runAnnouncement(job)])
    }
    try {
      const design = await made(deps, input as DesignJobInput, signal, tell)
      if (design === null) return { ok: true, result: null }
      await tell('Keeping the files')
      // Ended here and not by the runner: either the files are kept and the run is good, or neither.
      await keepDesign(deps, await doerOf(deps.db, job), design, async tx => {
        const ended = await finish(tx, job, { state: 'Success', result: null, failure: '' })
        if (ended === null) throw new Ended()
        await announce(tx, [runAnnouncement(ended)])
      })
      return { ok: true, result: null }
    } catch (error) {
      if (error instanceof Ended || signal.reason instanceof Ended)
        return { ok: false, failure: '', result: null }
      if (signal.aborted) return { ok: false, failure: text('eskoGenerationTimeout'), result: null }
      if (error instanceof DesignServiceFailure) return { ok: false, failure: error.message, result: null }
      throw error
    } finally {
      stop()
    }
  }
