/** Boxes in the better of the two layouts that turn every box the same way. */
export function homogeneousCount(x: number, y: number, long: number, short: number): number {
  return Math.max(Math.floor(x / long) * Math.floor(y / short), Math.floor(x / short) * Math.floor(y / long))
}
