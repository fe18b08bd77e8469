import { z } from 'zod'
import { signedIn } from '#domain/access'
import { FoldedFlatInput, FoldedFlatResult, SheetCreaseInput, SheetCreaseResult } from './boxCalculations.ts'
import { endpoint, type Service } from './endpoint.ts'
import { EngineLookupData, Flute, TrimRow } from './engineMasters.ts'
import { calculationRight, costRight } from './engineRights.ts'
import { id } from './listQuery.ts'
import { FinishedGoodsInput, PalletizationInput, PalletizationResult } from './palletization.ts'
import { PalletMasters } from './palletMasters.ts'
import { JobState, RouteLogEntry, RouteRun } from './routing.ts'
import { list } from './trace.ts'

export { calculationRight, costRight } from './engineRights.ts'

const plantCode = z.string().trim().min(1, 'is required').max(30)

/** An operation of a plant with the attributes of a design step and the work centres that do it. */
export const Operation = z
  .object({
    code: z.string(),
    description: z.string(),
    operationAttributes: z.object({
      IsCorrugator: z.boolean(),
      IsSlitter: z.boolean(),
      IsClosure: z.boolean(),
      IsOutsideCostedStore: z.boolean(),
      IsExternal: z.boolean(),
      CanPrint: z.boolean(),
      IsFinisher: z.boolean(),
    }),
    /** May be used by more than one step. */
    isMultiRoute: z.boolean(),
    workCentres: z.array(
      z.object({
        id: z.number(),
        code: z.string(),
        description: z.string(),
        canPalletise: z.boolean(),
        attributes: z.record(z.string(), z.number().nullable()),
      }),
    ),
  })
  .meta({ id: 'Operation' })

export const engine = {
  palletLookup: endpoint({
    method: 'GET',
    path: '/engine/PalletLookUp',
    summary: 'Pallet types, tops, patterns, overhangs, straps and wraps',
    right: signedIn,
    response: PalletMasters,
  }),
  fluteLookup: endpoint({
    method: 'GET',
    path: '/engine/FluteLookUp',
    summary: 'Flutes with take-up factors and allowances; an empty plant counts for every plant',
    right: signedIn,
    response: z.array(Flute.extend({ plantCode: z.string() })),
  }),
  trimLookup: endpoint({
    method: 'GET',
    path: '/engine/TrimLookUp',
    summary: 'Trim by plant and customer industry',
    right: signedIn,
    response: z.array(TrimRow),
  }),
  lookupData: endpoint({
    method: 'GET',
    path: '/engine/lookup/GetEngineLookupData',
    summary: 'All master data of the engines; rates only for people who work on quotes',
    right: signedIn,
    response: EngineLookupData,
  }),
  foldedFlat: endpoint({
    method: 'POST',
    path: '/engine/FoldedFlatDimension',
    summary: 'Size of a box folded flat, and of its bundle',
    right: calculationRight,
    body: FoldedFlatInput,
    response: FoldedFlatResult,
  }),
  palletization: endpoint({
    method: 'POST',
    path: '/engine/Palletization',
    summary: 'Plans the pallets of folded flat bundles',
    right: calculationRight,
    body: PalletizationInput,
    response: PalletizationResult,
    problems: ['unavailable'],
  }),
  palletizationFinishedGoods: endpoint({
    method: 'POST',
    path: '/engine/Palletization/FinishedGoods',
    summary: 'Plans the pallets of erected units',
    right: calculationRight,
    body: FinishedGoodsInput,
    response: PalletizationResult,
    problems: ['unavailable'],
  }),
  sheetCreases: endpoint({
    method: 'POST',
    path: '/engine/SheetCreaseCalculator',
    summary: 'Sheet and creases of a box, or the check of creases that a step has',
    right: calculationRight,
    body: SheetCreaseInput,
    response: SheetCreaseResult,
  }),
  operationsByPlant: endpoint({
    method: 'POST',
    path: '/engine/Operation/OperationsbyPlant',
    summary: 'Operations of a plant with their work centres',
    right: signedIn,
    body: z.object({ plantCode }),
    response: z.array(Operation),
    problems: ['not-found'],
  }),
  outsideProcesses: endpoint({
    method: 'POST',
    path: '/engine/OutsideProcess/OutsideProcesses',
    summary: 'What other companies do for a plant, with their prices',
    right: costRight,
    body: z.object({ plantCode, operationCode: z.enum(['OUTSIDE', 'STORE']).nullable().default(null) }),
    response: z.array(
      z.object({
        id: z.number(),
        plantCode: z.string(),
        code: z.string(),
        description: z.string(),
        operationCode: z.string(),
        vendor: z.string(),
        leadDays: z.number(),
        perUnit: z.number().nullable(),
        fixed: z.number().nullable(),
      }),
    ),
    problems: ['not-found'],
  }),
  secondLegRegions: endpoint({
    method: 'GET',
    path: '/engine/WorkCentre/SecondLegRegionsLookup/{id}',
    summary: 'Regions that goods of a work centre may go through on their way',
    right: signedIn,
    params: z.object({ id }),
    response: z.array(z.object({ regionCode: z.string(), regionName: z.string() })),
    problems: ['not-found'],
  }),
  corrugatorProcesses: endpoint({
    method: 'GET',
    path: '/engine/WorkCentreCorrugatorProcess/all',
    summary: 'What the corrugators do besides board',
    right: signedIn,
    response: z.array(
      z.object({
        workCentreId: z.number(),
        workCentre: z.string(),
        plantCode: z.string(),
        code: z.string(),
        description: z.string(),
        maxTapes: z.number(),
      }),
    ),
  }),
  autoRoute: endpoint({
    method: 'POST',
    path: '/engine/AutoRouting',
    summary: 'Starts the auto-routing of a quote item; while one is under way, that one is answered',
    right: calculationRight,
    body: z.object({
      quoteProductBoxId: id,
      /** Left out: the item's own. */
      plantCode: z.string().trim().max(30).nullable().default(null),
      quantity: z.number().positive().max(1_000_000_000).nullable().default(null),
      /** Where the plant alone can't make it. */
      mayUseOtherPlants: z.boolean().default(true),
      mayUseExternal: z.boolean().default(false),
    }),
    response: RouteRun,
    problems: ['not-found', 'rule-failed'],
  }),
  autoRouteLogs: endpoint({
    method: 'GET',
    path: '/engine/AutoRouting/logs',
    summary: 'How the newest auto-routing of a quote item stands, and what it tried',
    right: calculationRight,
    query: z.object({ quoteProductBoxId: id }),
    response: z.object({
      id: z.number().nullable(),
      /** Null: it was never routed. */
      status: JobState.nullable(),
      message: z.string(),
      entries: list(RouteLogEntry),
    }),
    problems: ['not-found'],
  }),
  autoRouteHistory: endpoint({
    method: 'GET',
    path: '/engine/AutoRouting/history',
    summary: 'The auto-routings of a quote item, newest first',
    right: calculationRight,
    query: z.object({ quoteItemId: id }),
    response: list(RouteRun),
    problems: ['not-found'],
  }),
} satisfies Service
