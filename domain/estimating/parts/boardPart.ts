import { type BoardQuestion, type EstimateBoardResult, estimateBoard } from '../estimateBoard.ts'
import type { EngineMasters } from '../masters.ts'
import { found, missing, type Part } from './part.ts'

/** The board of a grade: its papers, its weight and its edge crush. */
export type FoundBoard = Extract<EstimateBoardResult, { ok: true }>

/** The board of a grade as the plant makes it. */
export function boardPart(question: BoardQuestion, masters: EngineMasters): Part<FoundBoard> {
  const board = estimateBoard(question, masters)
  return board.ok ? found(board) : missing('grade', board.reason)
}
