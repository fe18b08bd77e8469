import { sheetSqm } from '#domain/board'
import type { DeckleRow } from '#domain/corrugator'
import { type CostJob, type CostTapeResult, costTape, type LithoSheet, type OwnBoard } from '#domain/costTape'
import { maxPriceBreaks } from '#domain/pricingPolicies'
import { closingOperation, type RouteResult } from '#domain/routing'
import type { Trace } from '#domain/trace'
import { costSteps } from './costSteps.ts'
import { estimateBlank } from './estimateBlank.ts'
import { estimateBoard } from './estimateBoard.ts'
import type { EstimateItem } from './estimateItem.ts'
import { estimateRoute } from './estimateRoute.ts'
import { isLitho } from './isLitho.ts'
import { itemDeckle } from './itemDeckle.ts'
import { itemFreight } from './itemFreight.ts'
import type { EngineMasters } from './masters.ts'
import { palletCost } from './palletCost.ts'
import { plantOf } from './plantOf.ts'
import { pricedInks } from './pricedInks.ts'
import { sheetChoices } from './sheetChoices.ts'

export type EstimateCostResult =
  | {
      readonly ok: true
      /** What the cost tape was asked: with other terms it can be asked again. */
      readonly job: CostJob
      readonly route: Extract<RouteResult, { ok: true }>
      /** Null where the board is bought. */
      readonly deckle: DeckleRow | null
      readonly breaks: readonly { readonly quantity: number; readonly result: CostTapeResult }[]
      readonly trace: Trace
    }
  | { readonly ok: false; readonly reason: string; readonly trace: Trace }

const no = (reason: string, trace: Trace = []): EstimateCostResult => ({ ok: false, reason, trace })

function quantitiesFault(quantities: readonly number[]): string | null {
  if (quantities.length === 0) return 'There is no quantity to cost.'
  if (quantities.length > maxPriceBreaks)
    return `A price has up to ${maxPriceBreaks} breaks, not ${quantities.length}.`
  const odd = quantities.find(quantity => !(quantity > 0 && Number.isFinite(quantity)))
  return odd === undefined ? null : `A quantity is a number above 0, not ${odd}.`
}

/**
 * The cost of an item at up to five quantities by the company's master data: its blank, board, route, deckle, inks,
 * closure, pallets and freight, and a cost tape each quantity. Route and deckle are those of the largest quantity,
 * for an item is designed once. Fails with a sentence; a tape that fails says why by itself.
 */
export function estimateCost(
  item: EstimateItem,
  quantities: readonly number[],
  masters: EngineMasters,
): EstimateCostResult {
  const fault = quantitiesFault(quantities)
  if (fault !== null) return no(fault)
  const plant = plantOf(item.plantCode, masters)
  if (plant === undefined) return no(`There is no plant ${item.plantCode}.`)
  const { costing } = plant
  if (costing === null) return no('The rates of the plant are not known.')
  const board = estimateBoard(item, masters)
  if (!board.ok) return no(board.reason, board.trace)
  const cut = estimateBlank(item, board.flute.code, masters)
  if (!cut.ok) return no(cut.problems.map(({ message }) => message).join(' '))
  const most = Math.max(...quantities)
  const route = estimateRoute(item, most, masters)
  if (!route.ok) return no(route.reason, route.trace)

  const first = route.path[0]
  const maker = masters.plants.find(({ code }) => code === first?.plantCode) ?? plant
  const sender = masters.plants.find(({ code }) => code === route.path.at(-1)?.plantCode) ?? plant
  const sheet = first?.sheet ?? { length: cut.blank.sheetLength, width: cut.blank.sheetWidth, numberUp: 1 }
  const trace: Trace = [...board.trace, ...cut.blank.trace, ...route.trace]

  let deckle: DeckleRow | null = null
  let boardOfJob: CostJob['board'] = {
    kind: 'bought',
    gsm: board.weight.boardGsm,
    pricePerSqm: item.outsideBoardPricePerSqm,
  }
  if (item.outsideBoardPricePerSqm === null) {
    const choices = sheetChoices(cut.blank, masters.plants, item.numberUp)
    const creases = choices.ok ? choices.creases : 0
    const choice = itemDeckle(item, { sheet }, creases, board, most, maker)
    if (!choice.ok) return no(choice.reason, trace)
    deckle = choice.best
    const own: OwnBoard = {
      kind: 'own',
      plies: board.plies,
      flute: board.flute,
      starchPerGlueLine: plant.settings.board.starchPerGlueLine,
      starchPricePerKg: costing.starchPricePerKg,
      brokeCreditPerTonne: costing.brokeCreditPerTonne,
      deckle: deckle.deckle,
      numberOut: deckle.out,
    }
    boardOfJob = own
  }
  const freight = itemFreight(item, sender.regionCode, costing.handUnloadingPerPallet, masters)
  if (!freight.ok) return no(freight.reason, trace)

  const closing = closingOperation(item.style, item.closureCode)
  const front: LithoSheet | null = isLitho(item.printProcess) ? { ...costing.litho, ...sheet } : null
  const job: CostJob = {
    costingUom: costing.costingUom,
    unitSqm: item.cartonSqm ?? cut.blank.setAreas.sheet,
    sheet,
    board: boardOfJob,
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
    litho: { front, back: null },
    outsideManufacture: null,
    terms: {
      basis: item.terms.basis,
      fixedLabourShare: costing.terms.fixedLabourShare,
      markUp: item.terms.markUp ?? costing.terms.markUp,
      commission: item.terms.commission ?? costing.terms.commission,
    },
  }
  return {
    ok: true,
    job,
    route,
    deckle,
    breaks: quantities.map(quantity => ({ quantity, result: costTape(job, quantity) })),
    trace: [...trace, ...freight.trace, ...sheetTrace(job, sheetSqm(sheet.length, sheet.width))],
  }
}

const sheetTrace = (job: CostJob, sqm: number): Trace => [
  { label: 'Sheet', value: sqm, unit: 'm²', why: `${job.sheet.length} × ${job.sheet.width} mm` },
  {
    label: 'Unit',
    value: job.unitSqm,
    unit: 'm²',
    why: 'as the product states it, else the sheet of its blank',
  },
  {
    label: 'Pallet',
    value: job.palletCost ?? 'not known',
    unit: '$',
    why: 'pallet, top, straps and film of one load',
  },
]
