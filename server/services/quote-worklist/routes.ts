import type { quoteWorklist } from '#contract/quote-worklist'
import type { Handlers } from '../../http/mount.ts'
import { samplePage } from '../quote/samples/sampleRows.ts'
import { newWorkWorklistPage } from './newWork.ts'
import { type WorklistDeps, worklistPage, worklistTotals } from './worklist.ts'

/** Handlers of the quote-worklist service. */
export function quoteWorklistHandlers(deps: WorklistDeps): Handlers<typeof quoteWorklist> {
  return {
    worklist: ({ person, query }) => worklistPage(deps, person, query),
    newWork: ({ person, query }) => newWorkWorklistPage(deps, person, query),
    samples: ({ person, query }) => samplePage(deps.db, person, query),
    counts: ({ person }) => worklistTotals(deps, person),
  }
}
