import type { Blank } from '#domain/boxGeometry'
import type { DeckleRow } from '#domain/corrugator'
import type { CostJob, FreightLeg } from '#domain/costTape'
import { closingOperation, type RouteStep } from '#domain/routing'
import type { Trace } from '#domain/trace'
import { closureCodeOf } from './closureCodeOf.ts'
import { costSteps } from './costSteps.ts'
import type { EstimateBoardResult } from './estimateBoard.ts'
import type { EstimateItem, SideFinish } from './estimateItem.ts'
import { itemFreight } from './itemFreight.ts'
import { jobBoard } from './jobBoard.ts'
import { lithoSheets } from './lithoSheets.ts'
import type { EngineMasters, PlantCosting, PlantMasters } from './masters.ts'
import { palletCost } from './palletCost.ts'
import { pricedInks } from './pricedInks.ts'
import { printFinishes } from './printFinishes.ts'

/** What a route of an item is costed with: its plant with the rates, its board, its blank, and how many are made. */
export interface RouteBasis {
  readonly plant: PlantMasters
  readonly costing: PlantCosting
  readonly board: Extract<EstimateBoardResult, { ok: true }>
  readonly blank: Blank
  /** Crease positions across a sheet that does not say its own. */
  readonly creases: number
  readonly quantity: number
}

/** An item to be costed; while its load is not known, pallets and the way to the customer are left out. */
export type CostedItem = Omit<EstimateItem, 'load'> & { readonly load?: EstimateItem['load'] }

export type RouteJobResult =
  | {
      readonly ok: true
      readonly job: CostJob
      /** Null where the board is bought. */
      readonly deckle: DeckleRow | null
      readonly trace: Trace
    }
  | { readonly ok: false; readonly reason: string; readonly trace: Trace }

/**
 * What the cost tape is asked for an item made by a route: the board as the route starts, its steps, every transfer
 * between plants as a leg of its own, and freight from where it ends, at the rates of the item's plant.
 */
export function jobOfRoute(
  item: CostedItem,
  path: readonly RouteStep[],
  { plant, costing, board, blank, creases, quantity }: RouteBasis,
  masters: EngineMasters,
): RouteJobResult {
  const [first] = path
  if (first === undefined) return { ok: false, reason: 'The route has no steps.', trace: [] }
  const at = (plantCode: string | undefined) => masters.plants.find(({ code }) => code === plantCode) ?? plant
  const made = jobBoard(item, first, first.sheet.creases ?? creases, board, quantity, at(first.plantCode))
  if (!made.ok) return made
  const { load } = item
  const sender = at(path.at(-1)?.plantCode)
  const freight =
    load === undefined
      ? { ok: true as const, legs: [], trace: [] }
      : itemFreight(item, sender.regionCode, costing.handUnloadingPerPallet, masters)
  if (!freight.ok) return freight

  const closing = closingOperation(item.style, closureCodeOf(blank.style, item.closureCode))
  const { sheet } = first
  const sheets = lithoSheets(item)
  const finishes = printFinishes(item, plant)
  const printed = (side: SideFinish['side']) => {
    const entered = item.finishes?.find(each => each.side === side)
    return {
      ...costing.litho,
      ...(entered?.sheet ?? sheet),
      spoilage: entered?.overs ?? costing.litho.spoilage,
      finishes: finishes[side],
    }
  }
  const [varnish] = sheets > 0 ? [] : finishes.FRONT
  const job: CostJob = {
    costingUom: costing.costingUom,
    unitSqm: item.cartonSqm ?? blank.setAreas.sheet,
    sheet,
    board: made.board,
    inks: pricedInks(item, plant),
    inkWaste: plant.settings.inkWaste,
    ...(varnish === undefined ? {} : { varnish }),
    closurePerUnit: closing === null ? 0 : costing.closures[closing],
    wax: item.isWaxed ? costing.wax : null,
    steps: costSteps(path, masters),
    pricePerKwh: costing.pricePerKwh,
    unitsPerPallet: load?.unitsPerPallet ?? quantity,
    palletCost: load === undefined ? 0 : palletCost(load, costing),
    freight: [...freight.legs, ...transferLegs(path)],
    outsideStores: item.outsideProcesses,
    litho: { front: sheets > 0 ? printed('FRONT') : null, back: sheets > 1 ? printed('BACK') : null },
    outsideManufacture: null,
    notes: finishes.notes,
    terms: {
      basis: item.terms.basis,
      fixedLabourShare: costing.terms.fixedLabourShare,
      markUp: item.terms.markUp ?? costing.terms.markUp,
      commission: item.terms.commission ?? costing.terms.commission,
    },
  }
  const trace: Trace = [
    ...made.trace,
    ...freight.trace,
    ...transfers(path).map(({ from, to, cost }) => ({
      label: `Transfer ${from} to ${to}`,
      value: cost,
      unit: '$',
      why: 'bringing the order to its next plant, in the distribution',
    })),
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
  return { ok: true, job, deckle: made.deckle, trace }
}

const transfers = (path: readonly RouteStep[]) =>
  path.flatMap(({ transfer, plantCode }, i) =>
    transfer > 0 ? [{ from: path[i - 1]?.plantCode ?? '', to: plantCode, cost: transfer }] : [],
  )

const transferLegs = (path: readonly RouteStep[]): FreightLeg[] =>
  transfers(path).map(({ from, to, cost }) => ({
    what: `bringing the order from ${from} to ${to}`,
    perPallet: 0,
    fixed: cost,
    minimum: 0,
  }))
