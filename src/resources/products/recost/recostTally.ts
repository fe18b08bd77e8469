import { counted } from '#domain/formats'
import type { RecostState } from './recostState.ts'

/** A product of many, and how its recosting stands. */
export interface Tallied {
  readonly productCode: string
  readonly state: RecostState
}

const hasFailed = ({ state }: Tallied) => state.failure !== ''

const isLeftRunning = ({ state }: Tallied) => !state.recosting && state.now?.status === 'Running'

/** How many of several products had their turn, whatever came of it. */
export const turnsTaken = (all: readonly Tallied[]): number =>
  all.filter(each => each.state.recosted || hasFailed(each) || isLeftRunning(each)).length

/** How many of several products are recosted, which could not be and which go on; only a success counts. Rule recost-success. */
export function recostTally(all: readonly Tallied[]): string {
  const codes = (those: readonly Tallied[]) => those.map(({ productCode }) => productCode).join(', ')
  const failed = all.filter(hasFailed)
  const goingOn = all.filter(isLeftRunning)
  return [
    `${all.filter(({ state }) => state.recosted).length} of ${counted(all.length, 'product')} recosted.`,
    failed.length === 0 ? '' : `Failed: ${codes(failed)}.`,
    goingOn.length === 0 ? '' : `Still being costed: ${codes(goingOn)}.`,
  ]
    .filter(Boolean)
    .join(' ')
}
