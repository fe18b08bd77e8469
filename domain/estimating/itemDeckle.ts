import { type DeckleChoiceResult, deckleChoice } from '#domain/corrugator'
import type { RouteStep } from '#domain/routing'
import type { EstimateBoardResult } from './estimateBoard.ts'
import type { EstimateItem } from './estimateItem.ts'
import type { PlantMasters } from './masters.ts'

type Board = Pick<Extract<EstimateBoardResult, { ok: true }>, 'weight' | 'plies'>

/**
 * The paper width an item runs on at the plant of its corrugator: the one asked for, else the cheapest for so many
 * units. A paper without a price counts 0 here; the cost audit finds it.
 */
export function itemDeckle(
  item: Pick<EstimateItem, 'paperDeckleWidth'>,
  { sheet }: Pick<RouteStep, 'sheet'>,
  creases: number,
  board: Board,
  quantity: number,
  { deckles, settings, costing }: Pick<PlantMasters, 'deckles' | 'settings' | 'costing'>,
): DeckleChoiceResult {
  const { weight, plies } = board
  const paperMoney = weight.plies.reduce(
    (sum, ply, i) => sum + ply.effectiveGsm * (plies[i]?.pricePerTonne ?? 0),
    0,
  )
  return deckleChoice({
    deckles: item.paperDeckleWidth === null ? deckles : [item.paperDeckleWidth],
    sheetLength: sheet.length,
    sheetWidth: sheet.width,
    quantity: Math.ceil(quantity / sheet.numberUp),
    creasesPerSheet: creases,
    paperGsm: weight.paperGsm,
    paperPricePerTonne: weight.paperGsm > 0 ? paperMoney / weight.paperGsm : 0,
    pricePerMetre: costing?.webPricePerMetre ?? 0,
    settings: settings.corrugator,
  })
}
