import type { Blank } from '#domain/boxGeometry'
import { type RouteJob, type RouteResult, type RouteWorkCentre, route, type SeveralUp } from '#domain/routing'
import { closureCodeOf } from './closureCodeOf.ts'
import { costRoute } from './costRoute.ts'
import { estimateBlank } from './estimateBlank.ts'
import { type EstimateBoardResult, estimateBoard } from './estimateBoard.ts'
import type { EstimateItem } from './estimateItem.ts'
import { isTooSmall } from './isTooSmall.ts'
import { lithoSheets } from './lithoSheets.ts'
import type { EngineMasters, PlantMasters } from './masters.ts'
import { plantOf } from './plantOf.ts'
import { pressColours } from './pressColours.ts'
import { routeWorkCentres } from './routeWorkCentres.ts'
import { sheetChoices } from './sheetChoices.ts'
import { type PricedSheetsBasis, sheetsWithBoard } from './sheetsWithBoard.ts'

/** An item to be routed; what it says of its load, its terms, its area and its deckle counts in the cost of a route. */
export type RouteQuestion = Omit<EstimateItem, 'load' | 'terms' | 'cartonSqm' | 'paperDeckleWidth'> &
  Partial<Pick<EstimateItem, 'load' | 'terms' | 'cartonSqm' | 'paperDeckleWidth'>>

const unstated: Pick<EstimateItem, 'terms' | 'cartonSqm' | 'paperDeckleWidth'> = {
  terms: { basis: 'absorption', markUp: null, commission: null },
  cartonSqm: null,
  paperDeckleWidth: null,
}

const none = (reason: string): RouteResult => ({ ok: false, reason, failedAt: null, log: [], trace: [] })

/** What all ways of making an item have in common. */
interface Asked {
  readonly item: RouteQuestion
  readonly quantity: number
  readonly plant: PlantMasters
  readonly plants: readonly PlantMasters[]
  readonly board: Extract<EstimateBoardResult, { ok: true }>
  readonly blank: Blank
  readonly centres: readonly RouteWorkCentre[]
  readonly masters: EngineMasters
}

/**
 * The cheapest route of an item for a quantity, through its own plant or all of them, or why there is none. Cheapest is
 * what the cost tape says, where the rates are known; for a person who may not see them, what the search sums. A blank
 * that is too small for a machine by itself is slit from a sheet of several, and die-cut where it can't be slit.
 */
export function estimateRoute(item: RouteQuestion, quantity: number, masters: EngineMasters): RouteResult {
  const plant = plantOf(item.plantCode, masters)
  const board = estimateBoard(item, masters)
  if (!board.ok || plant === undefined)
    return none(board.ok ? `There is no plant ${item.plantCode}.` : board.reason)
  const cut = estimateBlank(item, board.flute.code, masters)
  if (!cut.ok) return none(cut.problems.map(({ message }) => message).join(' '))
  const plants = item.mayUseOtherPlants ? masters.plants : [plant]
  const all = routeWorkCentres(plants)
  const unknown = item.workCentres?.find(code => !all.some(centre => centre.code === code))
  if (unknown !== undefined) return none(`There is no work centre ${unknown} to take.`)
  const centres = item.workCentres === null ? all : chosenOf(all, item.workCentres)
  const { blank } = cut
  const asked: Asked = { item, quantity, plant, plants, board, blank, centres, masters }

  const mayBeSeveral = !blank.style.dieCut
  const single = routeBy(asked)
  if (single.ok || !mayBeSeveral || !isTooSmall(blank, single.log, centres)) return single
  const slit = routeBy(asked, 'slit')
  if (slit.ok) return slit
  const dieCut = routeBy(asked, 'dieCut')
  if (dieCut.ok) return dieCut
  const reason = `${single.reason} Slit from a larger sheet: ${slit.reason} Die-cut from one: ${dieCut.reason}`
  return {
    ...single,
    reason,
    log: [...single.log, ...slit.log, ...dieCut.log].map((entry, i) => ({ ...entry, seq: i + 1 })),
  }
}

/** The work centres that somebody chose, and every despatch where none is among them. */
function chosenOf(centres: readonly RouteWorkCentre[], chosen: readonly string[]): RouteWorkCentre[] {
  const despatches = centres.some(({ code, operation }) => operation === 'DESPATCH' && chosen.includes(code))
  return centres.filter(
    ({ code, operation }) => chosen.includes(code) || (operation === 'DESPATCH' && !despatches),
  )
}

function routeBy(asked: Asked, severalUp?: SeveralUp): RouteResult {
  const { item, quantity, plant, plants, board, blank, centres, masters } = asked
  const sheets = sheetChoices(blank, plants, item.numberUp, severalUp)
  if (!sheets.ok) return none(sheets.reason)
  const { style, flute } = blank
  const { variant, grade } = board
  const makers = grade.plantBoardGradeVariants.filter(each =>
    item.boardGradeVariant ? each.code === variant?.code : each.isWorkflow,
  )
  const paperPrice = board.weight.plies.reduce(
    (sum, ply, i) => sum + (ply.effectiveGsm * (board.plies[i]?.pricePerTonne ?? 0)) / 1_000_000,
    0,
  )
  const boardPricePerSqm = item.outsideBoardPricePerSqm ?? paperPrice
  const costed = { ...unstated, ...item }
  const priced: PricedSheetsBasis = { item: costed, board, plant, quantity, boardPricePerSqm }
  const job: RouteJob = {
    quantity,
    style: style.code,
    closureCode: closureCodeOf(style, item.closureCode),
    isDieCut: style.dieCut || severalUp === 'dieCut',
    ...(severalUp === undefined ? {} : { severalUp }),
    lithoSheets: lithoSheets(item),
    colours: pressColours(item),
    isWaxed: item.isWaxed,
    needsOutsideProcess: false,
    isBoardBought: item.outsideBoardPricePerSqm !== null,
    flute: flute.code,
    caliper: flute.caliper,
    sheets: sheetsWithBoard(sheets.sheets, sheets.creases, priced),
    blank: sheets.blank,
    creases: sheets.creases,
    boardPricePerSqm,
    boardPlants: [...new Set(makers.map(({ plantCode }) => plantCode))],
    boardGradeMetres: variant?.minLinealMeter ?? null,
    plants: null,
    mayUseExternal: item.mayUseExternal,
    deliveryRegion: item.delivery.isPickup ? null : item.delivery.regionCode,
  }
  const { costing } = plant
  const basis = costing === null ? null : { plant, costing, board, blank, creases: sheets.creases, quantity }
  const settings = item.workCentres === null ? masters.routing : { ...masters.routing, alternatives: 0 }
  return route(job, centres, settings, basis === null ? undefined : costRoute(costed, basis, masters))
}
