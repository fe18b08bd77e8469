import { costRight, type engine } from '#contract/engine'
import { isAllowed } from '#domain/access'
import type { PalletPool } from '../../engines/palletPool.ts'
import type { Handlers } from '../../http/mount.ts'
import { type AutoRoutingDeps, autoRoutingHistory, autoRoutingLog, startAutoRouting } from './autoRouting.ts'
import { foldedFlatDimension } from './foldedFlat.ts'
import {
  allCorrugatorProcesses,
  allFlutes,
  operationsByPlant,
  outsideProcessesOf,
  secondLegRegionsOf,
} from './lookups.ts'
import { palletMasters } from './masterData.ts'
import type { Masters } from './masters.ts'
import { finishedGoodsPalletization, palletization } from './palletization.ts'
import { sheetCreases } from './sheetCreases.ts'

export interface EngineDeps extends AutoRoutingDeps {
  readonly masters: Masters
  readonly palletPool: PalletPool
}

/** Handlers of the engine service. */
export function engineHandlers(deps: EngineDeps): Handlers<typeof engine> {
  const { db, masters, palletPool } = deps
  return {
    palletLookup: async () => palletMasters((await masters.rows()).pallets),
    fluteLookup: () => allFlutes(db),
    trimLookup: async () => (await masters.rows()).trims,
    lookupData: ({ person }) => (isAllowed(person, costRight) ? masters.all() : masters.withoutRates()),
    foldedFlat: async ({ body }) => foldedFlatDimension(body, await masters.all()),
    palletization: async ({ body }) => palletization(palletPool, body, await masters.all()),
    palletizationFinishedGoods: async ({ body }) =>
      finishedGoodsPalletization(palletPool, body, await masters.all()),
    sheetCreases: async ({ body }) => sheetCreases(body, await masters.all()),
    operationsByPlant: ({ body }) => operationsByPlant(db, body.plantCode),
    outsideProcesses: ({ body }) => outsideProcessesOf(db, body.plantCode, body.operationCode),
    secondLegRegions: ({ params }) => secondLegRegionsOf(db, params.id),
    corrugatorProcesses: () => allCorrugatorProcesses(db),
    autoRoute: ({ person, body }) => startAutoRouting(deps, person, body.quoteProductBoxId, body),
    autoRouteLogs: ({ person, query }) => autoRoutingLog(db, person, query.quoteProductBoxId),
    autoRouteHistory: ({ person, query }) => autoRoutingHistory(db, person, query.quoteItemId),
  }
}
