import type { EngineMasters } from '../masters.ts'
import { boardRemedies } from './boardRemedies.ts'
import { boxRemedies } from './boxRemedies.ts'
import { makingRemedies } from './makingRemedies.ts'
import { palletRemedies } from './palletRemedies.ts'
import type { Candidates, Remedy, RemedyFields, Solves } from './remedy.ts'

/** What of a box can't be had: its blank, its board, a way to make it, a pallet that takes it. */
export type Failing = 'box' | 'board' | 'making' | 'pallet'

/** Remedies that are offered at once; more would have to be read through. */
const most = 3

function candidates(
  failing: Failing,
  entered: RemedyFields,
  masters: EngineMasters,
  solves: Solves,
): Candidates {
  if (failing === 'box') return boxRemedies(entered, solves)
  if (failing === 'board') return boardRemedies(entered, masters)
  if (failing === 'making') return makingRemedies(entered, masters, solves)
  return palletRemedies(entered, masters, solves)
}

/**
 * What would make possible what is not, up to three of them, each tried by the engine (`solves`) before it is offered.
 * Our own design.
 */
export function remediesOf(
  failing: Failing,
  entered: RemedyFields,
  masters: EngineMasters,
  solves: Solves,
): Remedy[] {
  const found: Remedy[] = []
  for (const remedy of candidates(failing, entered, masters, solves)) {
    if (remedy !== null && solves(remedy.change)) found.push(remedy)
    if (found.length === most) break
  }
  return found
}
