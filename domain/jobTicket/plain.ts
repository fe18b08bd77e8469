import { decimal } from '#domain/formats'

/** A number as it is read on the floor: at most so many decimals and none that are 0, with thousands separators. */
export function plain(value: number, most: 0 | 2 | 3 = 2): string {
  const written = decimal(value, most)
  return most === 0 ? written : written.replace(/\.?0+$/, '')
}
