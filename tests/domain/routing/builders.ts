import {
  defaultRouteSettings,
  type RouteJob,
  type RouteNeed,
  type RouteSettings,
  type RouteWorkCentre,
} from '#domain/routing'
import { type PartialRoute, type SearchContext, searchRoutes } from '../../../domain/routing/searchRoutes.ts'
import { stepTree } from '../../../domain/routing/stepTree.ts'

/** A work centre at plant P1 that takes everything and costs 100 an hour for half an hour. */
export function aWorkCentre(overrides: Partial<RouteWorkCentre> = {}): RouteWorkCentre {
  return {
    code: 'DSP1',
    plantCode: 'P1',
    costCentreCode: null,
    operation: 'DESPATCH',
    limits: { minLength: null, maxLength: null, minWidth: null, maxWidth: null },
    canRotate: false,
    flutes: null,
    minCaliper: null,
    maxCaliper: null,
    maxColours: 0,
    maxCreases: null,
    capabilities: [],
    regionsServed: null,
    isExternal: false,
    setupHours: 0.5,
    hourRate: 100,
    speed: null,
    setupWaste: 0,
    runWaste: 0,
    pricePerThousand: 0,
    fixedPrice: 0,
    minLinealMetre: null,
    minNoOfPasses: null,
    ...overrides,
  }
}

const corrugator = { operation: 'CORR' } as const
const folderGluer = { operation: 'FFG', capabilities: ['GLUE'] } as const

/** The worked plants: what 5,000 sheets cost on each is in its comment. */
export const plants: readonly RouteWorkCentre[] = [
  // 680
  aWorkCentre({ ...corrugator, code: 'CORR1', setupHours: 0.15, hourRate: 1200, speed: 12_000 }),
  // 675
  aWorkCentre({
    ...corrugator,
    code: 'CORR2',
    plantCode: 'P2',
    setupHours: 0.25,
    hourRate: 900,
    speed: 10_000,
  }),
  // 560
  aWorkCentre({ ...folderGluer, code: 'FFG2C', maxColours: 2, setupHours: 0.5, hourRate: 480, speed: 7500 }),
  // 689
  aWorkCentre({
    ...folderGluer,
    code: 'FFG4C',
    plantCode: 'P2',
    maxColours: 4,
    setupHours: 0.8,
    hourRate: 530,
    speed: 10_000,
  }),
  // 700, were it large enough
  aWorkCentre({
    ...folderGluer,
    code: 'FFGMINI',
    maxColours: 4,
    limits: { minLength: 400, maxLength: 1200, minWidth: 200, maxWidth: 500 },
    setupHours: 0.5,
    hourRate: 400,
    speed: 4000,
  }),
  // 50 each
  aWorkCentre(),
  aWorkCentre({ code: 'DSP2', plantCode: 'P2' }),
]

/** The worked job: 5,000 glued boxes from a sheet of 1441 × 560. */
export function aJob(overrides: Partial<RouteJob> = {}): RouteJob {
  return {
    quantity: 5000,
    style: '0201',
    closureCode: '01',
    isDieCut: false,
    lithoSheets: 0,
    colours: 2,
    isWaxed: false,
    needsOutsideProcess: false,
    isBoardBought: false,
    flute: 'C',
    caliper: 4,
    sheets: [{ length: 1441, width: 560, numberUp: 1 }],
    blank: null,
    creases: 2,
    boardPricePerSqm: 0.6,
    boardPlants: null,
    boardGradeMetres: null,
    plants: null,
    mayUseExternal: false,
    deliveryRegion: null,
    ...overrides,
  }
}

export function aNeed(operation: RouteNeed['operation'], overrides: Partial<RouteNeed> = {}): RouteNeed {
  return { operation, colours: 0, capabilities: [], closes: false, ...overrides }
}

/** The worked settings: 350 to move an order between the plants, the best route only. */
export const settings: RouteSettings = {
  ...defaultRouteSettings,
  transfers: [{ from: 'P1', to: 'P2', cost: 350 }],
  alternatives: 0,
}

interface SearchOptions extends Partial<Pick<SearchContext, 'keep' | 'settings' | 'onAttempt'>> {
  readonly workCentres?: readonly RouteWorkCentre[]
}

/** What a search over the worked job and plants knows, unless told otherwise. */
export function searchContext({
  workCentres = plants,
  keep = 1,
  ...more
}: SearchOptions = {}): SearchContext {
  const lists = new Map<RouteWorkCentre['operation'], RouteWorkCentre[]>()
  for (const centre of workCentres)
    lists.set(centre.operation, [...(lists.get(centre.operation) ?? []), centre])
  return { job: aJob(), settings, keep, ...more, workCentres: lists }
}

/** The routes of the worked job through some sequences of steps, cheapest first. */
export function searched(
  sequences: readonly (readonly RouteNeed[])[],
  options: SearchOptions = {},
): PartialRoute[] {
  const start: PartialRoute = { cost: 0, path: [], sheet: 0, isCut: false }
  return searchRoutes(stepTree(sequences), [start], searchContext(options))
}
