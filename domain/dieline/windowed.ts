/** How far a movement is (0 to 1) that happens between two fractions of the whole folding. */
export function windowed(fraction: number, { from, to }: { from: number; to: number }): number {
  if (fraction >= to) return 1
  return fraction <= from ? 0 : (fraction - from) / (to - from)
}
