import { australianRegions } from './australianRegions.ts'
import { newZealandRegions } from './newZealandRegions.ts'
import type { RegionRange } from './regionRange.ts'

/** The postcodes of all delivery regions, for a site that keeps none of its own (our own reference data). */
export const regionRanges: readonly RegionRange[] = [...australianRegions, ...newZealandRegions]
