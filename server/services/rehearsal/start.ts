import type { NewPricesInput, RehearsalState } from '#contract/rehearsals'
import { raisedBeforeWords } from '#domain/rehearsal'
import type { Database } from '../../database/database.ts'
import { endJob, enqueue, jobsOf } from '../../jobs/jobStore.ts'
import type { Person } from '../../person/person.ts'
import { Problem } from '../../problem/problem.ts'
import type { Masters } from '../engine/masters.ts'
import { newPricesJobKind, rehearsalJobKind, rehearsalSubject } from './jobKinds.ts'
import { newestRun } from './newestRun.ts'
import { countAgain, leftOf } from './newPricesJob.ts'
import { raisedBefore } from './raisedBefore.ts'
import type { RehearsalJobInput } from './rehearsalJob.ts'
import { rehearsalOrProblem, rehearsalState, shockOf } from './state.ts'

export interface RehearsalDeps {
  readonly db: Database
  readonly masters: Masters
  readonly wakeJobs: () => void
}

async function assertNothingUnderWay(
  db: Database,
  id: number,
  kind: string,
  sentence: string,
): Promise<void> {
  const [job] = await jobsOf(db, kind, rehearsalSubject(id), 1)
  if (job?.state === 'Queued' || job?.state === 'Running') throw new Problem('rule-failed', sentence)
}

/** Queues a run of a rehearsal as it is stored; one under way is answered instead. */
export async function runRehearsal(deps: RehearsalDeps, person: Person, id: number): Promise<RehearsalState> {
  const { db, wakeJobs } = deps
  const stored = await rehearsalOrProblem(db, id)
  await assertNothingUnderWay(db, id, newPricesJobKind, 'New prices are being made from its last run.')
  const input: RehearsalJobInput = { rehearsalId: id, shock: shockOf(stored) }
  const subject = rehearsalSubject(id)
  await enqueue(db, { kind: rehearsalJobKind, subject, input, createdBy: person.login })
  wakeJobs()
  return rehearsalState(deps, id)
}

/** Ends what is under way of a rehearsal. Prices that were made until then stay, and say so at their items. */
export async function cancelRehearsal(deps: RehearsalDeps, id: number): Promise<RehearsalState> {
  await rehearsalOrProblem(deps.db, id)
  for (const kind of [rehearsalJobKind, newPricesJobKind])
    await endJob(deps.db, { kind, subject: rehearsalSubject(id) }, '')
  return rehearsalState(deps, id)
}

/**
 * Queues that items get new prices by the run that was looked at; what was ended halfway goes on where it was, also with
 * nothing but letters to write. Refused while it runs anew, for an older run, and where another rehearsal has made these
 * prices by the same shock, unless they are to be changed once more.
 */
export async function startNewPrices(
  deps: RehearsalDeps,
  person: Person,
  id: number,
  input: NewPricesInput,
): Promise<RehearsalState> {
  const { db, wakeJobs } = deps
  await rehearsalOrProblem(db, id)
  await assertNothingUnderWay(db, id, rehearsalJobKind, 'The rehearsal is being run anew.')
  const run = await newestRun(db, id)
  if (run?.id !== input.runId)
    throw new Problem('stale', 'The rehearsal was run again since you looked at it. Look at it again.')
  const { items, letters } = await leftOf(db, input)
  if (items === 0 && letters === 0 && (await countAgain(db, input.runId, input.filter)) > 0)
    throw new Problem('rule-failed', 'These have new prices by this rehearsal already.')
  if (items === 0 && letters === 0)
    throw new Problem('rule-failed', 'There is no open item among these that could get a new price.')
  const before = input.again === true ? null : await raisedBefore(db, run, input.filter)
  if (before !== null)
    throw new Problem('rule-failed', `${raisedBeforeWords(before)} They would be changed once more.`)
  await enqueue(db, {
    kind: newPricesJobKind,
    subject: rehearsalSubject(id),
    input,
    createdBy: person.login,
  })
  wakeJobs()
  return rehearsalState(deps, id)
}
