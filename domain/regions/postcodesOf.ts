import { australianRegions } from './australianRegions.ts'
import { newZealandRegions } from './newZealandRegions.ts'

/** All postcodes of a region, four digits each, ascending; empty for a region that does not exist. */
export function postcodesOf(regionCode: string): string[] {
  return [...australianRegions, ...newZealandRegions]
    .filter(range => range.regionCode === regionCode)
    .sort((a, b) => a.from - b.from)
    .flatMap(({ from, to }) =>
      Array.from({ length: to - from + 1 }, (_, i) => String(from + i).padStart(4, '0')),
    )
}
