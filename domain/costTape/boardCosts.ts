import { boardWeight, sheetSqm } from '#domain/board'
import type { CostJob } from './costJob.ts'

/** Board of a run, money for the whole run. */
export interface BoardCosts {
  readonly paperCost: number
  readonly wasteBoardUnpaid: number
  readonly starchCost: number
  readonly outsideBoardCost: number
  /** Web or bought sheets consumed, m². */
  readonly webSqm: number
}

/**
 * Board for so many sheets into the first step. Own board: paper in the saleable area, the paper of all other
 * web less what its waste brings in, and starch on the whole web. Bought board: its price by area.
 */
export function boardCosts(job: CostJob, sheetsIn: number, goodSqm: number): BoardCosts {
  const { board, sheet } = job
  const sheetArea = sheetSqm(sheet.length, sheet.width)
  if (board.kind === 'bought') {
    const webSqm = sheetsIn * sheetArea
    const outsideBoardCost = webSqm * (board.pricePerSqm ?? 0)
    return { paperCost: 0, wasteBoardUnpaid: 0, starchCost: 0, outsideBoardCost, webSqm }
  }
  const weight = boardWeight(board)
  if (!weight.ok) return { paperCost: 0, wasteBoardUnpaid: 0, starchCost: 0, outsideBoardCost: 0, webSqm: 0 }
  const webSqm = (sheetsIn * sheetArea * board.deckle) / (board.numberOut * sheet.width)
  const paperPerSqm = weight.plies.reduce(
    (sum, ply, i) => sum + (ply.effectiveGsm * (board.plies[i]?.pricePerTonne ?? 0)) / 1_000_000,
    0,
  )
  const creditPerSqm = (weight.paperGsm / 1_000_000) * (board.brokeCreditPerTonne ?? 0)
  return {
    paperCost: goodSqm * paperPerSqm,
    wasteBoardUnpaid: (webSqm - goodSqm) * (paperPerSqm - creditPerSqm),
    starchCost: ((webSqm * weight.starchGsm) / 1000) * (board.starchPricePerKg ?? 0),
    outsideBoardCost: 0,
    webSqm,
  }
}
