import type { LayerInput } from '#domain/palletisation'

/** The most boxes of five-block layouts of a small deck of whole millimetres, by trying every split at every cell. */
export function fiveBlockCount({ deckLength, deckWidth, boxLength, boxWidth }: LayerInput): number {
  const known = new Map<number, number>()

  function count(x: number, y: number): number {
    if (x < y) return count(y, x)
    const before = known.get(x * 1000 + y)
    if (before !== undefined) return before
    let best = Math.max(
      Math.floor(x / boxLength) * Math.floor(y / boxWidth),
      Math.floor(x / boxWidth) * Math.floor(y / boxLength),
    )
    const most = Math.floor((x * y) / (boxLength * boxWidth))
    for (let cut = 1; cut < x && best < most; cut++) best = Math.max(best, count(cut, y) + count(x - cut, y))
    for (let cut = 1; cut < y && best < most; cut++) best = Math.max(best, count(x, cut) + count(x, y - cut))
    for (let x1 = 1; x1 < x && best < most; x1++)
      for (let x2 = x1 + 1; x2 < x; x2++)
        for (let y1 = 1; y1 < y; y1++)
          for (let y2 = y1 + 1; y2 < y; y2++)
            best = Math.max(
              best,
              count(x1, y - y1) +
                count(x2, y1) +
                count(x - x2, y2) +
                count(x - x1, y - y2) +
                count(x2 - x1, y2 - y1),
            )
    known.set(x * 1000 + y, best)
    return best
  }

  return count(deckLength, deckWidth)
}
