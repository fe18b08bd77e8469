/** Deputies: who decides what waits for somebody who is away. */
export { type Absence, holdsOn } from './absence.ts'
export { absenceFindings, longestAbsence } from './absenceFindings.ts'
export { type DecidesAs, decidesAs } from './decidesAs.ts'
