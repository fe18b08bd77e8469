import {
  type EngineMasters,
  type EstimateBoardResult,
  type EstimatingGrade,
  estimateBoard,
} from '#domain/estimating'
import { found, missing, type Part } from './part.ts'

/** The board of a grade: its papers, its weight and its edge crush. */
export type PadBoard = Extract<EstimateBoardResult, { ok: true }>

/** The grades in a flute, in the order of the list. */
export const gradesIn = (grades: readonly EstimatingGrade[], flute: string): readonly EstimatingGrade[] =>
  grades.filter(grade => grade.flute === flute)

/** The grade chosen, or the first in the flute when none of it is; undefined when the flute has none. */
export const gradeFor = (
  grades: readonly EstimatingGrade[],
  { flute, grade }: { readonly flute: string; readonly grade: string },
): EstimatingGrade | undefined => {
  const offered = gradesIn(grades, flute)
  return offered.find(({ code }) => code === grade) ?? offered[0]
}

/** The board of a grade as the plant makes it. */
export function boardPart(
  grade: EstimatingGrade | undefined,
  flute: string,
  plantCode: string,
  masters: EngineMasters,
): Part<PadBoard> {
  if (grade === undefined)
    return missing('grade', `There is no board grade in flute ${flute}: only the blank is known.`)
  const board = estimateBoard({ plantCode, boardGrade: grade.code, boardGradeVariant: null }, masters)
  return board.ok ? found(board) : missing('grade', board.reason)
}
