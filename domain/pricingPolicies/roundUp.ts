/** The next whole number, not driven over by the noise of a binary fraction: 1000 × 1.1 is 1100, not 1101. */
export function roundUp(value: number): number {
  return Number.isFinite(value) ? Math.ceil(Number(value.toPrecision(13))) : value
}
