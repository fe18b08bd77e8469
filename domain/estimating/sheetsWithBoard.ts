import { sheetSqm } from '#domain/board'
import type { RouteSheet } from '#domain/routing'
import type { EstimateBoardResult } from './estimateBoard.ts'
import type { EstimateItem } from './estimateItem.ts'
import { itemDeckle } from './itemDeckle.ts'
import type { PlantMasters } from './masters.ts'

/** Sheets a search starts from at the most. */
const mostSheets = 8

/** What the board of a sheet is costed with, before a route is known. */
export interface PricedSheetsBasis {
  readonly item: Pick<EstimateItem, 'paperDeckleWidth' | 'outsideBoardPricePerSqm'>
  readonly board: Extract<EstimateBoardResult, { ok: true }>
  readonly plant: PlantMasters
  readonly quantity: number
  /** Of a square metre of board. */
  readonly boardPricePerSqm: number
}

/**
 * The sheets to choose from with the board of the run on each: the web of its best deckle at the item's plant, or its area
 * where the plant has none for it or the board is bought. The cheapest few of many; a single sheet has nothing to compare.
 */
export function sheetsWithBoard(
  sheets: readonly RouteSheet[],
  creases: number,
  { item, board, plant, quantity, boardPricePerSqm }: PricedSheetsBasis,
): readonly RouteSheet[] {
  if (sheets.length < 2) return sheets
  const costOf = (sheet: RouteSheet): number => {
    const found =
      item.outsideBoardPricePerSqm === null
        ? itemDeckle(item, { sheet }, sheet.creases ?? creases, board, quantity, plant)
        : null
    const area = (sheetSqm(sheet.length, sheet.width) * quantity) / sheet.numberUp
    return found?.ok ? found.best.cost : area * boardPricePerSqm
  }
  return sheets
    .map(sheet => ({ ...sheet, boardCost: costOf(sheet) }))
    .sort((a, b) => a.boardCost - b.boardCost)
    .slice(0, mostSheets)
}
