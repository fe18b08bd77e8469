import type { RegionRange } from './regionRange.ts'
import { regionRanges } from './regionRanges.ts'

/** All postcodes of a region by its ranges, four digits each, ascending; empty for a region that does not exist. */
export function postcodesOf(regionCode: string, ranges: readonly RegionRange[] = regionRanges): string[] {
  return ranges
    .filter(range => range.regionCode === regionCode)
    .sort((a, b) => a.from - b.from)
    .flatMap(({ from, to }) =>
      Array.from({ length: to - from + 1 }, (_, i) => String(from + i).padStart(4, '0')),
    )
}
