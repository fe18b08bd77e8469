export type Interval = readonly [low: number, high: number]

/** What is left of an interval when others are taken out of it, in ascending order. */
export function freeIntervals([low, high]: Interval, taken: readonly Interval[]): Interval[] {
  const free: Interval[] = []
  let at = low
  for (const [start, end] of taken.toSorted((a, b) => a[0] - b[0])) {
    if (start > at) free.push([at, Math.min(start, high)])
    at = Math.max(at, end)
    if (at >= high) break
  }
  if (at < high) free.push([at, high])
  return free
}
