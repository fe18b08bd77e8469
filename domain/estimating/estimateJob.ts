import type { DeckleRow } from '#domain/corrugator'
import type { CostJob } from '#domain/costTape'
import { closingOperation, type RouteResult } from '#domain/routing'
import type { Trace } from '#domain/trace'
import { costSteps } from './costSteps.ts'
import { estimateBlank } from './estimateBlank.ts'
import { estimateBoard } from './estimateBoard.ts'
import type { EstimateItem } from './estimateItem.ts'
import { estimateRoute } from './estimateRoute.ts'
import { isLitho } from './isLitho.ts'
import { itemFreight } from './itemFreight.ts'
import { jobBoard } from './jobBoard.ts'
import type { EngineMasters } from './masters.ts'
import { palletCost } from './palletCost.ts'
import { plantOf } from './plantOf.ts'
import { pricedInks } from './pricedInks.ts'
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
 * where it ends. Fails with a sentence.
 */
export function estimateJob(item: EstimateItem, quantity: number, masters: EngineMasters): EstimateJobResult {
  const plant = plantOf(item.plantCode, masters)
  if (plant === undefined) return no(`There is no plant ${item.plantCode}.`)
  const { costing } = plant
  if (costing === null) return no(`The rates of ${plant.description} are not known.`)
  const board = estimateBoard(item, masters)
  if (!board.ok) return no(board.reason, board.trace)
  const cut = estimateBlank(item, board.flute.code, masters)
  if (!cut.ok) return no(cut.problems.map(({ message }) => message).join(' '))
  const route = estimateRoute(item, quantity, masters)
  const known: Trace = [...board.trace, ...cut.blank.trace, ...route.trace]
  const [first] = route.ok ? route.path : []
  if (!route.ok || first === undefined) return no(route.ok ? 'The route has no steps.' : route.reason, known)

  const at = (plantCode: string | undefined) => masters.plants.find(({ code }) => code === plantCode) ?? plant
  const sheets = sheetChoices(cut.blank, masters.plants, item.numberUp)
  const creases = sheets.ok ? sheets.creases : 0
  const made = jobBoard(item, first, creases, board, quantity, at(first.plantCode))
  if (!made.ok) return no(made.reason, known)
  const sender = at(route.path.at(-1)?.plantCode)
  const freight = itemFreight(item, sender.regionCode, costing.handUnloadingPerPallet, masters)
  if (!freight.ok) return no(freight.reason, known)

  const closing = closingOperation(item.style, item.closureCode)
  const { sheet } = first
  const job: CostJob = {
    costingUom: costing.costingUom,
    unitSqm: item.cartonSqm ?? cut.blank.setAreas.sheet,
    sheet,
    board: made.board,
    inks: pricedInks(item, plant),
    inkWaste: plant.settings.inkWaste,
    closurePerUnit: closing === null ? 0 : costing.closures[closing],
    wax: item.isWaxed ? costing.wax : null,
    steps: costSteps(route.path, masters),
    pricePerKwh: costing.pricePerKwh,
    unitsPerPallet: item.load.unitsPerPallet,
    palletCost: palletCost(item.load, costing),
    freight: freight.legs,
    outsideStores: item.outsideProcesses,
    litho: { front: isLitho(item.printProcess) ? { ...costing.litho, ...sheet } : null, back: null },
    outsideManufacture: null,
    terms: {
      basis: item.terms.basis,
      fixedLabourShare: costing.terms.fixedLabourShare,
      markUp: item.terms.markUp ?? costing.terms.markUp,
      commission: item.terms.commission ?? costing.terms.commission,
    },
  }
  const trace: Trace = [
    ...known,
    ...made.trace,
    ...freight.trace,
    {
      label: 'Unit',
      value: job.unitSqm,
      unit: 'm²',
      why: item.cartonSqm === null ? 'the sheet of its blank' : 'as the product states it',
    },
    {
      label: 'Pallet',
      value: job.palletCost ?? 'not known',
      unit: '$',
      why: 'pallet, top, straps and film of one load',
    },
  ]
  return { ok: true, job, route, deckle: made.deckle, trace }
}
