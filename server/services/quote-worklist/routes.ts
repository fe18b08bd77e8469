import type { quoteWorklist } from '#contract/quote-worklist'
import type { Handlers } from '../../http/mount.ts'
import type { LabelPrinter } from '../../integrations/labels/labelPrinter.ts'
import { samplePage } from '../quote/samples/sampleRows.ts'
import type { WorkflowDeps } from '../workflow/act.ts'
import { plantOfPerson } from './atPlant.ts'
import { actOnMany } from './bulkActions.ts'
import { worklistTotals } from './counts.ts'
import { newWorkWorklistPage } from './newWork.ts'
import { actOnOrders, orderForItems } from './orderActions.ts'
import { actOnSamples } from './sampleActions.ts'
import { searchEverything } from './search.ts'
import { deleteSharedView, sharedViewsOf, shareView } from './sharedViews.ts'
import { type WorklistDeps, worklistPage } from './worklist.ts'

/** Handlers of the quote-worklist service. */
export function quoteWorklistHandlers(
  deps: WorklistDeps & WorkflowDeps & { readonly labels: LabelPrinter; readonly today: () => string },
): Handlers<typeof quoteWorklist> {
  return {
    worklist: ({ person, query }) => worklistPage(deps, person, query),
    scaWorklist: ({ person, query }) => worklistPage(deps, person, { ...query, isCoordinators: true }),
    plantItems: async ({ person, query }) =>
      worklistPage(deps, person, { ...query, madeAt: await plantOfPerson(deps.db, person) }),
    actions: ({ person, body }) => actOnMany(deps, person, body),
    sampleActions: ({ person, body }) => actOnSamples(deps, person, body),
    orderActions: ({ person, body }) => actOnOrders(deps.db, person, body, deps.today()),
    createOrders: ({ person, body }) => orderForItems(deps.db, person, body, deps.today()),
    views: ({ person, query }) => sharedViewsOf(deps.db, person, query.list),
    shareView: ({ person, body }) => shareView(deps.db, person, body),
    deleteView: ({ person, params }) => deleteSharedView(deps.db, person, params.id),
    newWork: ({ person, query }) => newWorkWorklistPage(deps, person, query),
    samples: ({ person, query }) => samplePage(deps.db, person, query),
    search: ({ person, query }) => searchEverything(deps.db, person, query.q),
    counts: ({ person }) => worklistTotals(deps, person),
  }
}
