import type { DeckleRow } from '#domain/corrugator'
import type { CostJob } from '#domain/costTape'
import type { RouteResult } from '#domain/routing'
import type { Trace } from '#domain/trace'
import { estimateBlank } from './estimateBlank.ts'
import { estimateBoard } from './estimateBoard.ts'
import { estimateRoute } from './estimateRoute.ts'
import { type CostedItem, jobOfRoute } from './jobOfRoute.ts'
import type { EngineMasters } from './masters.ts'
import { plantOf } from './plantOf.ts'
import { sheetChoices } from './sheetChoices.ts'

export type EstimateJobResult =
  | {
      readonly ok: true
      readonly job: CostJob
      readonly route: Extract<RouteResult, { ok: true }>
      /** Null where the board is bought. */
      readonly deckle: DeckleRow | null
      readonly trace: Trace
    }
  | { readonly ok: false; readonly reason: string; readonly trace: Trace }

const no = (reason: string, trace: Trace = []): EstimateJobResult => ({ ok: false, reason, trace })

/**
 * What the cost tape is asked for an item: its blank, board, route and deckle for a quantity, with inks, closure,
 * pallets and freight, at the rates of the item's plant. The board is made where the route starts and leaves from
 * where it ends; without a load, pallets and the way to the customer are left out. A route that is known already is taken
 * as it is. Fails with a sentence.
 */
export function estimateJob(
  item: CostedItem,
  quantity: number,
  masters: EngineMasters,
  known?: Extract<RouteResult, { ok: true }>,
): EstimateJobResult {
  const plant = plantOf(item.plantCode, masters)
  if (plant === undefined) return no(`There is no plant ${item.plantCode}.`)
  const { costing } = plant
  if (costing === null) return no(`The rates of ${plant.description} are not known.`)
  const board = estimateBoard(item, masters)
  if (!board.ok) return no(board.reason, board.trace)
  const cut = estimateBlank(item, board.flute.code, masters)
  if (!cut.ok) return no(cut.problems.map(({ message }) => message).join(' '))
  const route = known ?? estimateRoute(item, quantity, masters)
  const before: Trace = [...board.trace, ...cut.blank.trace, ...route.trace]
  if (!route.ok) return no(route.reason, before)
  const sheets = sheetChoices(cut.blank, masters.plants, item.numberUp)
  const creases = sheets.ok ? sheets.creases : 0
  const basis = { plant, costing, board, blank: cut.blank, creases, quantity }
  const made = jobOfRoute(item, route.path, basis, masters)
  return made.ok
    ? { ok: true, job: made.job, route, deckle: made.deckle, trace: [...before, ...made.trace] }
    : no(made.reason, before)
}
