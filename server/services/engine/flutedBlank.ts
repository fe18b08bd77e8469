import type { EngineLookupData } from '#contract/engineMasters'
import type { BlankResult } from '#domain/boxGeometry'
import { type BlankQuestion, estimateBlank, estimateBoard } from '#domain/estimating'

interface FlutedBox extends BlankQuestion {
  readonly flute: string | null
  readonly boardGrade: string | null
}

/** The blank of a box in the flute that is named, else in that of its board grade. */
export function flutedBlank(box: FlutedBox, masters: EngineLookupData): BlankResult {
  if (box.flute !== null && box.flute !== '') return estimateBlank(box, box.flute, masters)
  if (box.boardGrade === null || box.boardGrade === '') {
    return { ok: false, problems: [{ field: 'flute', message: 'A flute or a board grade is required.' }] }
  }
  const board = estimateBoard({ ...box, boardGrade: box.boardGrade, boardGradeVariant: null }, masters)
  return board.ok
    ? estimateBlank(box, board.flute.code, masters)
    : { ok: false, problems: [{ field: 'boardGrade', message: board.reason }] }
}

/** The answer to a box that has no blank: everything that is in the way. */
export const blankFailure = (problems: readonly { readonly field: string; readonly message: string }[]) => ({
  calculationSuccess: false as const,
  calculationMessage: problems.map(({ message }) => message).join('\n'),
  problems,
})
