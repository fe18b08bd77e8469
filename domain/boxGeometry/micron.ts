/** A length in mm rounded to a thousandth, so that sums of spans and the whole agree digit by digit. */
export function micron(length: number): number {
  return Math.round(length * 1e3) / 1e3
}
