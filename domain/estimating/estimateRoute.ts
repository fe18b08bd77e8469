import { type RouteJob, type RouteResult, route } from '#domain/routing'
import { estimateBlank } from './estimateBlank.ts'
import { estimateBoard } from './estimateBoard.ts'
import type { EstimateItem } from './estimateItem.ts'
import { isLitho } from './isLitho.ts'
import type { EngineMasters } from './masters.ts'
import { plantOf } from './plantOf.ts'
import { pressColours } from './pressColours.ts'
import { routeWorkCentres } from './routeWorkCentres.ts'
import { sheetChoices } from './sheetChoices.ts'

export type RouteQuestion = Omit<EstimateItem, 'load' | 'terms' | 'cartonSqm' | 'paperDeckleWidth'>

/** The cheapest route of an item for a quantity, through its own plant or all of them, or why there is none. */
export function estimateRoute(item: RouteQuestion, quantity: number, masters: EngineMasters): RouteResult {
  const no = (reason: string): RouteResult => ({ ok: false, reason, failedAt: null, log: [], trace: [] })
  const plant = plantOf(item.plantCode, masters)
  const board = estimateBoard(item, masters)
  if (!board.ok || plant === undefined)
    return no(board.ok ? `There is no plant ${item.plantCode}.` : board.reason)
  const cut = estimateBlank(item, board.flute.code, masters)
  if (!cut.ok) return no(cut.problems.map(({ message }) => message).join(' '))
  const plants = item.mayUseOtherPlants ? masters.plants : [plant]
  const sheets = sheetChoices(cut.blank, plants, item.numberUp)
  if (!sheets.ok) return no(sheets.reason)

  const { style, flute } = cut.blank
  const { variant, grade } = board
  const makers = grade.plantBoardGradeVariants.filter(each =>
    item.boardGradeVariant ? each.code === variant?.code : each.isWorkflow,
  )
  const paperPrice = board.weight.plies.reduce(
    (sum, ply, i) => sum + (ply.effectiveGsm * (board.plies[i]?.pricePerTonne ?? 0)) / 1_000_000,
    0,
  )
  const job: RouteJob = {
    quantity,
    style: style.code,
    closureCode: item.closureCode,
    isDieCut: style.dieCut,
    isLitho: isLitho(item.printProcess),
    colours: pressColours(item),
    isWaxed: item.isWaxed,
    needsOutsideProcess: false,
    isBoardBought: item.outsideBoardPricePerSqm !== null,
    flute: flute.code,
    caliper: flute.caliper,
    sheets: sheets.sheets,
    blank: sheets.blank,
    creases: sheets.creases,
    boardPricePerSqm: item.outsideBoardPricePerSqm ?? paperPrice,
    boardPlants: [...new Set(makers.map(({ plantCode }) => plantCode))],
    boardGradeMetres: variant?.minLinealMeter ?? null,
    plants: null,
    mayUseExternal: item.mayUseExternal,
    deliveryRegion: item.delivery.isPickup ? null : item.delivery.regionCode,
  }
  const { workCentres: chosen } = item
  const centres = routeWorkCentres(plants)
  if (chosen === null) return route(job, centres, masters.routing)
  const unknown = chosen.find(code => !centres.some(centre => centre.code === code))
  if (unknown !== undefined) return no(`There is no work centre ${unknown} to take.`)
  const despatches = centres.some(({ code, operation }) => operation === 'DESPATCH' && chosen.includes(code))
  const allowed = centres.filter(
    ({ code, operation }) => chosen.includes(code) || (operation === 'DESPATCH' && !despatches),
  )
  return route(job, allowed, { ...masters.routing, alternatives: 0 })
}
