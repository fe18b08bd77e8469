import type { Lgx } from '../integrations/lgx/lgx.ts'
import { recostJob, recostJobKind } from '../services/costing/productCost.ts'
import type { Masters } from '../services/engine/masters.ts'
import { routeJob, routeJobKind } from '../services/engine/routeJob.ts'
import type { JobHandler } from './jobRunner.ts'

/** Every kind of background work with what does it. */
export const jobHandlers = (deps: {
  readonly masters: Masters
  readonly lgx: Lgx
}): Readonly<Record<string, JobHandler>> => ({
  [routeJobKind]: routeJob(deps.masters),
  [recostJobKind]: recostJob(deps.lgx, deps.masters),
})
