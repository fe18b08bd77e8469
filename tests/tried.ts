import { appendFileSync } from 'node:fs'
import type { Tried } from '../scripts/tests/tried.mjs'

/** Counts of something that is tried often, to be told when it is over. */
export type Tally = { -readonly [Key in keyof Tried]: Tried[Key] }

/** Tells the run what was tried: it says so in its table at the end, also of what failed on its way. */
export function tellTried(row: Tried): void {
  const { TEST_TRIED: file = '' } = process.env
  if (file !== '' && row.tried > 0) appendFileSync(file, `${JSON.stringify(row)}\n`)
}

/** Counts an answer by its status. */
export function count(tally: Tally, status: number): void {
  if (status < 400) tally.answered = (tally.answered ?? 0) + 1
  else if (status < 500 || status === 503) tally.refused = (tally.refused ?? 0) + 1
  else tally.deaths = (tally.deaths ?? 0) + 1
}
