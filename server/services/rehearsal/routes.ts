import type { rehearsalCalls } from '#contract/rehearsals'
import type { Handlers } from '../../http/mount.ts'
import { orNotFound } from '../masters/orNotFound.ts'
import { saveMaster } from '../masters/saveMaster.ts'
import { rehearsalItemsPage } from './itemsPage.ts'
import { newestRun } from './newestRun.ts'
import { rehearsalList, rehearsalMaster } from './rehearsalMaster.ts'
import { cancelRehearsal, type RehearsalDeps, runRehearsal, startNewPrices } from './start.ts'
import { rehearsalOrProblem, rehearsalState } from './state.ts'
import { groupsOf } from './totals.ts'

/** Handlers of the calls about price-shock rehearsals. */
export function rehearsalHandlers(deps: RehearsalDeps): Handlers<typeof rehearsalCalls> {
  const { db } = deps
  return {
    rehearsals: ({ query }) => rehearsalList.page(db, query),
    saveRehearsal: async ({ person, body: { id, version, ...input } }) => {
      const key = await saveMaster(db, person, rehearsalMaster, { key: id, version, input })
      return orNotFound(await rehearsalList.read(db, key), 'The rehearsal')
    },
    rehearsalState: ({ params }) => rehearsalState(deps, params.id),
    runRehearsal: ({ person, params }) => runRehearsal(deps, person, params.id),
    cancelRehearsal: ({ params }) => cancelRehearsal(deps, params.id),
    rehearsalGroups: async ({ params, query }) => {
      await rehearsalOrProblem(db, params.id)
      const run = await newestRun(db, params.id)
      return run === null ? [] : groupsOf(db, run.id, query.by)
    },
    rehearsalItems: ({ query }) => rehearsalItemsPage(db, query),
    newPrices: ({ person, params, body }) => startNewPrices(deps, person, params.id, body),
  }
}
