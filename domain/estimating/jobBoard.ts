import type { DeckleRow } from '#domain/corrugator'
import type { CostJob } from '#domain/costTape'
import type { RouteStep } from '#domain/routing'
import type { Trace } from '#domain/trace'
import type { EstimateBoardResult } from './estimateBoard.ts'
import type { EstimateItem } from './estimateItem.ts'
import { itemDeckle } from './itemDeckle.ts'
import type { PlantMasters } from './masters.ts'

export type JobBoardResult =
  | {
      readonly ok: true
      readonly board: CostJob['board']
      /** Null where the board is bought. */
      readonly deckle: DeckleRow | null
      readonly trace: Trace
    }
  | { readonly ok: false; readonly reason: string; readonly trace: Trace }

/**
 * The board of a cost job: bought sheets at their price, or board made on the deckle that is best for so many units
 * at the plant of the corrugator.
 */
export function jobBoard(
  item: Pick<EstimateItem, 'outsideBoardPricePerSqm' | 'paperDeckleWidth'>,
  step: Pick<RouteStep, 'sheet'>,
  creases: number,
  estimated: Extract<EstimateBoardResult, { ok: true }>,
  quantity: number,
  maker: PlantMasters,
): JobBoardResult {
  const { weight, plies, flute } = estimated
  if (item.outsideBoardPricePerSqm !== null) {
    const board = { kind: 'bought', gsm: weight.boardGsm, pricePerSqm: item.outsideBoardPricePerSqm } as const
    const trace: Trace = [{ label: 'Board', value: 'bought', why: 'a price of bought board is given' }]
    return { ok: true, board, deckle: null, trace }
  }
  const choice = itemDeckle(item, step, creases, estimated, quantity, maker)
  if (!choice.ok) return choice
  const { best } = choice
  return {
    ok: true,
    board: {
      kind: 'own',
      plies,
      flute,
      starchPerGlueLine: maker.settings.board.starchPerGlueLine,
      starchPricePerKg: maker.costing?.starchPricePerKg ?? null,
      brokeCreditPerTonne: maker.costing?.brokeCreditPerTonne ?? null,
      deckle: best.deckle,
      numberOut: best.out,
    },
    deckle: best,
    trace: choice.trace,
  }
}
