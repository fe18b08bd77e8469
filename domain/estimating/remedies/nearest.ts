/**
 * The whole number nearest to `from` on the way to `farthest` that is good; null when not even the farthest is. Halves the
 * way: beyond the first that is good all are taken to be.
 */
export function nearest(from: number, farthest: number, isGood: (value: number) => boolean): number | null {
  const way = farthest < from ? Math.ceil(farthest) : Math.floor(farthest)
  if (way === from || !isGood(way)) return null
  let bad = from
  let good = way
  while (Math.abs(good - bad) > 1) {
    const middle = good < bad ? Math.floor((good + bad) / 2) : Math.ceil((good + bad) / 2)
    if (middle === good || middle === bad) break
    if (isGood(middle)) good = middle
    else bad = middle
  }
  return good
}
