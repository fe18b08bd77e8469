import type { z } from 'zod'
import type { BoardGrade as Schema } from '#contract/config'

export type BoardGrade = z.infer<typeof Schema>

/** What the picker's filters hold; '' is anything, a bound of '' none. */
export interface GradeFilter {
  readonly search: string
  readonly flute: string
  readonly plies: string
  readonly minStrength: string
  readonly maxStrength: string
}

export const noFilter: GradeFilter = { search: '', flute: '', plies: '', minStrength: '', maxStrength: '' }

const words = (grade: BoardGrade): string =>
  [grade.code, grade.description, grade.makeUp, ...grade.plantBoardGradeVariants.map(({ code }) => code)]
    .join(' ')
    .toLowerCase()

/** Whether the grade passes flute, plies and every word of the search; the strength bounds are the rules' own. */
export function passes(grade: BoardGrade, { search, flute, plies }: GradeFilter): boolean {
  if (flute !== '' && grade.flute !== flute) return false
  if (plies !== '' && String(grade.plies) !== plies) return false
  const said = words(grade)
  return search
    .toLowerCase()
    .split(/\s+/)
    .every(word => said.includes(word))
}

/** A typed bound as the rules take it: a negative one means none. */
export const boundOf = (typed: string): number => {
  const bound = Number(typed)
  return typed.trim() === '' || Number.isNaN(bound) ? -1 : bound
}
