import type { GradeStrength } from '#domain/estimating'
import { tidy } from '#domain/formats'

/** What is said when a board is taken for what it carries. */
export const takenBoard = ({ grade, carriesKg }: GradeStrength): string =>
  `The board is ${grade} now, which carries ${tidy(carriesKg)} kg.`
