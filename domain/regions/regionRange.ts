/** Postcodes from and to, and the delivery region they belong to. */
export interface RegionRange {
  readonly from: number
  readonly to: number
  readonly regionCode: string
  readonly regionName: string
  /** Postcodes of the two countries are the same numbers. */
  readonly countryCode: 'AU' | 'NZ'
}
