import type { LayerInput } from '#domain/palletisation'

/** The most boxes a small deck of whole millimetres holds, by trying every way to fill it cell by cell. */
export function exactCount({ deckLength, deckWidth, boxLength, boxWidth }: LayerInput): number {
  const rows = new Uint32Array(deckWidth)
  const boxArea = boxLength * boxWidth
  const ways =
    boxLength === boxWidth
      ? [[boxLength, boxWidth]]
      : [
          [boxLength, boxWidth],
          [boxWidth, boxLength],
        ]
  const row = (y: number) => rows[y] ?? 0
  let best = 0

  function isFree(y: number, width: number, mask: number): boolean {
    for (let at = y; at < y + width; at++) if ((row(at) & mask) !== 0) return false
    return true
  }

  function toggle(y: number, width: number, mask: number): void {
    for (let at = y; at < y + width; at++) rows[at] = row(at) ^ mask
  }

  function fill(cell: number, count: number, free: number): void {
    if (count + Math.floor(free / boxArea) <= best) return
    let next = cell
    while (next < deckLength * deckWidth && row(Math.floor(next / deckLength)) & (1 << (next % deckLength)))
      next++
    if (next >= deckLength * deckWidth) {
      best = count
      return
    }
    const x = next % deckLength
    const y = Math.floor(next / deckLength)
    for (const [length = 0, width = 0] of ways) {
      const mask = ((1 << length) - 1) << x
      if (x + length > deckLength || y + width > deckWidth || !isFree(y, width, mask)) continue
      toggle(y, width, mask)
      fill(next + length, count + 1, free - boxArea)
      toggle(y, width, mask)
    }
    toggle(y, 1, 1 << x)
    fill(next + 1, count, free - 1)
    toggle(y, 1, 1 << x)
  }

  fill(0, 0, deckLength * deckWidth)
  return best
}
