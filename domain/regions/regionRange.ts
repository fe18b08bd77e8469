/** Postcodes from and to, and the region they belong to. */
export interface RegionRange {
  readonly from: number
  readonly to: number
  readonly regionCode: string
}

/** One row of a region table. */
export function regionRange(from: number, to: number, regionCode: string): RegionRange {
  return { from, to, regionCode }
}
