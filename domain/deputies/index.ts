/** Deputies: who decides what waits for somebody who is away. */
export type { Absence } from './absence.ts'
export { absenceFindings } from './absenceFindings.ts'
export { type DecidesAs, decidesAs } from './decidesAs.ts'
