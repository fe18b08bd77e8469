import { rangesOf } from './rangesOf.ts'
import type { RegionRange } from './regionRange.ts'

/** Regions of New Zealand postcodes by their first two digits (our own split, approximate at the borders). */
export const newZealandRegions: readonly RegionRange[] = rangesOf('NZ', [
  [100, 599, 'NZ-NTL'],
  [600, 2699, 'NZ-AKL'],
  [3000, 3199, 'NZ-BOP'],
  [3200, 3999, 'NZ-WKO'],
  [4000, 4099, 'NZ-GIS'],
  [4100, 4299, 'NZ-HKB'],
  [4300, 4399, 'NZ-TKI'],
  [4400, 4599, 'NZ-MWT'],
  [4600, 4699, 'NZ-TKI'],
  [4700, 4999, 'NZ-MWT'],
  [5000, 5499, 'NZ-WGN'],
  [5500, 5599, 'NZ-MWT'],
  [5600, 6999, 'NZ-WGN'],
  [7000, 7199, 'NZ-NSN'],
  [7200, 7299, 'NZ-MBH'],
  [7300, 7799, 'NZ-CAN'],
  [7800, 7899, 'NZ-WTC'],
  [7900, 8999, 'NZ-CAN'],
  [9000, 9599, 'NZ-OTA'],
  [9600, 9999, 'NZ-STL'],
])
