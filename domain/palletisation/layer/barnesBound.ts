/**
 * An upper bound on the boxes in an x by y rectangle, in whole steps, `long` and `short` without a common divisor:
 * the area left after the waste that no cover by bars of 1 by `long` or 1 by `short` can avoid. Source: Barnes 1979.
 */
export function barnesBound(x: number, y: number, long: number, short: number): number {
  if (Math.max(x, y) < long || Math.min(x, y) < short) return 0
  return Math.floor((x * y - Math.max(barWaste(x, y, long), barWaste(x, y, short))) / (long * short))
}

/** The area that bars of 1 by `bar` leave uncovered at the least. */
function barWaste(x: number, y: number, bar: number): number {
  const restX = x % bar
  const restY = y % bar
  return Math.min(restX * restY, (bar - restX) * (bar - restY))
}
