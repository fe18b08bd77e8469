import { regionNames } from './regionNames.ts'
import type { RegionRange } from './regionRange.ts'

/** A table of one country's postcodes from and to, with the code of their region, as ranges with the region's name. */
export function rangesOf(
  countryCode: RegionRange['countryCode'],
  table: readonly (readonly [from: number, to: number, regionCode: string])[],
): RegionRange[] {
  return table.map(([from, to, regionCode]) => ({
    from,
    to,
    regionCode,
    regionName: regionNames[regionCode] ?? regionCode,
    countryCode,
  }))
}
