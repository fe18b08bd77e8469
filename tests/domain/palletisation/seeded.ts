import { seedFrom } from '../../depth.ts'

/** Parameters of a property: the same examples in every short run. */
export const seeded = (numRuns: number) => ({ numRuns, seed: seedFrom(20_260_401) })
