import type { LayerInput } from '#domain/palletisation'

/** Heights of what is laid so far, from left to right: each from its `x` to the next one's. */
interface Skyline {
  readonly x: readonly number[]
  readonly height: readonly number[]
}

/**
 * Whether a deck of whole millimetres holds `need` boxes, by filling the lowest, leftmost gap with a box either way or
 * leaving its first cell empty, until more is empty than may be. Nothing where `limit` tries don't decide it.
 */
export function holds(input: LayerInput, need: number, limit: number): boolean | undefined {
  const [long, short] = [input.boxLength, input.boxWidth]
  const largest = Math.max(input.deckLength, input.deckWidth)
  // The largest sum of box sides within each length, and the least beyond it.
  const within = new Int32Array(largest + 1)
  for (let at = 1; at <= largest; at++) {
    const isSum = [long, short].some(side => at >= side && within[at - side] === at - side)
    within[at] = isSum ? at : (within[at - 1] ?? 0)
  }
  const beyond = (at: number) => {
    let next = at + 1
    while (next < largest && within[next] !== next) next++
    return next
  }
  const lost = (length: number) => length - (within[length] ?? 0)
  const [X, Y] = [within[input.deckLength] ?? 0, within[input.deckWidth] ?? 0]
  const mayBeEmpty = X * Y - need * long * short
  const refuted = new Map<string, number>()
  let tries = 0
  if (mayBeEmpty < 0) return false

  const end = ({ x }: Skyline, i: number) => x[i + 1] ?? X

  /** Empty for certain above the skyline: what box sides don't fill of the lines across it, either way. */
  function lostAbove(line: Skyline): number {
    const upright = line.x.reduce(
      (sum, x, i) => sum + (end(line, i) - x) * lost(Y - (line.height[i] ?? 0)),
      0,
    )
    const levels = [...new Set(line.height)].filter(level => level < Y).sort((a, b) => a - b)
    const level = levels.reduce((sum, from, i) => {
      const gaps: number[] = []
      let start: number | undefined
      line.x.forEach((x, k) => {
        const isFree = (line.height[k] ?? 0) <= from
        if (isFree && start === undefined) start = x
        if (start !== undefined && (!isFree || k === line.x.length - 1))
          gaps.push((isFree ? end(line, k) : x) - start)
        if (!isFree) start = undefined
      })
      return sum + gaps.reduce((all, gap) => all + lost(gap), 0) * ((levels[i + 1] ?? Y) - from)
    }, 0)
    return Math.max(upright, level)
  }

  /** The skyline with its gap `k` filled from the left, so wide, up to a height. */
  function filled(line: Skyline, k: number, width: number, to: number): Skyline {
    const x: number[] = []
    const height: number[] = []
    const push = (atX: number, atHeight: number) => {
      if (height.at(-1) === atHeight) return
      x.push(atX)
      height.push(atHeight)
    }
    line.x.forEach((atX, i) => {
      const own = line.height[i] ?? 0
      push(atX, i === k ? to : own)
      if (i === k && atX + width < end(line, i)) push(atX + width, own)
    })
    return { x, height }
  }

  function go(line: Skyline, empty: number): boolean | undefined {
    if (++tries > limit) return undefined
    const level = Math.min(...line.height)
    if (level >= Y) return true
    const k = line.height.indexOf(level)
    const gap = end(line, k) - (line.x[k] ?? 0)
    if (Math.min(gap, Y - level) < Math.min(long, short)) {
      const to = Math.min(line.height[k - 1] ?? Y, line.height[k + 1] ?? Y)
      const more = empty + gap * (to - level)
      return more > mayBeEmpty ? false : go(filled(line, k, gap, to), more)
    }
    if (empty + lostAbove(line) > mayBeEmpty) return false
    const key = `${line.x.join()} ${line.height.join()}`
    const before = refuted.get(key)
    if (before !== undefined && before <= empty) return false
    const cell = [
      Math.min(gap, beyond(line.x[k] ?? 0) - (line.x[k] ?? 0)),
      Math.min(Y, beyond(level)) - level,
    ]
    const ways = [
      [long, short, 0],
      ...(long === short ? [] : [[short, long, 0]]),
      [cell[0] ?? 0, cell[1] ?? 0, (cell[0] ?? 0) * (cell[1] ?? 0)],
    ] as const
    let isOpen = false
    for (const [width, height, left] of ways) {
      if (width > gap || level + height > Y || empty + left > mayBeEmpty) continue
      const found = go(filled(line, k, width, level + height), empty + left)
      if (found) return true
      if (found === undefined) isOpen = true
    }
    if (isOpen) return undefined
    refuted.set(key, empty)
    return false
  }

  return go({ x: [0], height: [0] }, 0)
}
