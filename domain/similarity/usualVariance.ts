const share = 0.1
const step = 5
const least = 10

/** How far from a side, mm, a search looks unless told: a tenth of it in steps of 5, at least 10 (our own choice). */
export function usualVariance(side: number): number {
  return Math.max(least, Math.round((Math.abs(side) * share) / step) * step)
}
