import { ratioProblem } from '#domain/quoteSets'

/** What is wrong with a ratio as it is typed; undefined: nothing, or it is empty. */
export const wrongRatio = (typed: string): string | undefined =>
  typed.trim() === '' ? undefined : ratioProblem(Number(typed))
