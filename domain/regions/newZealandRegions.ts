import { type RegionRange, regionRange as row } from './regionRange.ts'

/** Regions of New Zealand postcodes by their first two digits (our own split, approximate at the borders). */
export const newZealandRegions: readonly RegionRange[] = [
  row(100, 599, 'NZ-NTL'),
  row(600, 2699, 'NZ-AKL'),
  row(3000, 3199, 'NZ-BOP'),
  row(3200, 3999, 'NZ-WKO'),
  row(4000, 4099, 'NZ-GIS'),
  row(4100, 4299, 'NZ-HKB'),
  row(4300, 4399, 'NZ-TKI'),
  row(4400, 4599, 'NZ-MWT'),
  row(4600, 4699, 'NZ-TKI'),
  row(4700, 4999, 'NZ-MWT'),
  row(5000, 5499, 'NZ-WGN'),
  row(5500, 5599, 'NZ-MWT'),
  row(5600, 6999, 'NZ-WGN'),
  row(7000, 7199, 'NZ-NSN'),
  row(7200, 7299, 'NZ-MBH'),
  row(7300, 7799, 'NZ-CAN'),
  row(7800, 7899, 'NZ-WTC'),
  row(7900, 8999, 'NZ-CAN'),
  row(9000, 9599, 'NZ-OTA'),
  row(9600, 9999, 'NZ-STL'),
]
