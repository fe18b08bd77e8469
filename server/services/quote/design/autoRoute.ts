import type { AutoRouteInput } from '#contract/quote'
import { text } from '#domain/messages'
import { runsAutoRoute } from '#domain/quoteItem'
import type { Database } from '../../../database/database.ts'
import { jobsOf } from '../../../jobs/jobStore.ts'
import type { Person } from '../../../person/person.ts'
import { Problem } from '../../../problem/problem.ts'
import { type AutoRoutingDeps, autoRoutingLog, startAutoRouting } from '../../engine/autoRouting.ts'
import { routeInput } from '../../engine/routeItem.ts'
import { namedInput, RouteJobInputKept, routeJobKind, routeSubject } from '../../engine/routeJob.ts'
import { readItemFor } from '../../quoteItem/itemFor.ts'

/** As the routing of an item is started when nobody wishes anything else. */
const usual = { plantCode: null, quantity: null, mayUseOtherPlants: true, mayUseExternal: false }

/** What the auto-routing of an item would be asked, made at this plant or at its own. Rule autoroute-input (002 §4). */
export async function autoRouteInput(
  db: Database,
  person: Person,
  quoteItemId: number,
  plantCode: string,
): Promise<AutoRouteInput> {
  const work = await readItemFor(db, person, quoteItemId)
  const { question, quantity, inputHash } = namedInput(
    await routeInput(db, work, { ...usual, plantCode: plantCode === '' ? null : plantCode }),
  )
  const { style, length, width, depth, boardGrade, boardGradeVariant, closureCode, printProcess } = question
  return {
    quoteItemId,
    quoteProductBoxId: quoteItemId,
    plantCode: question.plantCode,
    quantity,
    ...{ style, length, width, depth, boardGrade, boardGradeVariant, closureCode, printProcess },
    colours: question.coverages.length,
    deliveryRegion: question.delivery.regionCode,
    mayUseOtherPlants: question.mayUseOtherPlants,
    mayUseExternal: question.mayUseExternal,
    inputHash,
  }
}

/** How the newest auto-routing of an item stands, and what of it people are told. */
export async function autoRouteNotices(db: Database, person: Person, quoteItemId: number) {
  const { entries, ...log } = await autoRoutingLog(db, person, quoteItemId)
  return { ...log, entries: entries.filter(({ isNotify }) => isNotify) }
}

/** Whether the newest routing was asked the same and did not fail: then it would find the same. */
async function isRouted(db: Database, quoteItemId: number, inputHash: string): Promise<boolean> {
  const [newest] = await jobsOf(db, routeJobKind, routeSubject(quoteItemId), 1)
  if (newest === undefined || newest.state === 'Failed') return false
  return RouteJobInputKept.parse(newest.input).inputHash === inputHash
}

/**
 * Routes an item after its product was saved, where its category and step do that and what is asked has changed. What was
 * done, or why not, in a sentence; '' when there was nothing to do. Rules autoroute-trigger-design and -initiate.
 */
export async function autoRouteAfterSave(
  deps: AutoRoutingDeps,
  person: Person,
  { id, step, itemCategory }: { readonly id: number; readonly step: string; readonly itemCategory: string },
): Promise<string> {
  if (!runsAutoRoute(itemCategory, step)) return ''
  try {
    const work = await readItemFor(deps.db, person, id)
    const { inputHash } = namedInput(await routeInput(deps.db, work, usual))
    if (await isRouted(deps.db, id, inputHash)) return ''
    await startAutoRouting(deps, person, id, usual)
    return 'Auto-routing was started.'
  } catch (error) {
    // The product is saved; that it can't be routed yet is no reason to say otherwise.
    if (error instanceof Problem) return `${text('autoRouteInputError')} ${error.message}`
    throw error
  }
}
