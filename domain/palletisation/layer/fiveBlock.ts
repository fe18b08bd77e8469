import { barnesBound } from './barnesBound.ts'
import { homogeneousCount } from './homogeneousCount.ts'
import type { LayerProblem } from './layerProblem.ts'
import type { NodeBudget } from './nodeBudget.ts'

/** How a rectangle is split, as indexes of points: one straight cut, or four blocks around a fifth. */
export type BlockCut =
  | { readonly kind: 'across'; readonly x: number }
  | { readonly kind: 'along'; readonly y: number }
  | {
      readonly kind: 'pinwheel'
      readonly x1: number
      readonly x2: number
      readonly y1: number
      readonly y2: number
    }

/** A search over rectangles. A rectangle is known by a number, the same for both ways of turning it. */
export interface FiveBlockSearch {
  readonly rectangle: (x: number, y: number) => number
  /** Boxes a layout is known for. */
  readonly known: (rectangle: number) => number
  /** Whether five-block layouts reach `need` boxes; false as well when the budget ran out. */
  readonly reaches: (rectangle: number, need: number) => boolean
  /** Whether they reach it in the given rectangles together. */
  readonly sumReaches: (rectangles: readonly number[], need: number) => boolean
  /** How the known layout splits the rectangle, its longer side along x; nothing when all its boxes lie one way. */
  readonly cut: (rectangle: number) => BlockCut | undefined
  readonly raster: (length: number) => Int32Array
}

/**
 * Layouts made by splitting a rectangle into five blocks or fewer, and each block again. A question is always
 * "as many as `need`?", so a split is looked at only while the waste it forces leaves room for that many.
 * Source: recursive five-block heuristic, Morabito and Morales 1998; asking by need is our own.
 */
export function fiveBlock(
  problem: LayerProblem,
  raster: (length: number) => Int32Array,
  budget: NodeBudget,
): FiveBlockSearch {
  const { long, short, boxArea, points, pointWithin } = problem
  const size = points.length
  const lower = new Int32Array(size * size).fill(-1)
  const upper = new Int32Array(size * size)
  const cuts = new Map<number, BlockCut>()
  const point = (i: number) => points[i] as number
  const within = (steps: number) => pointWithin[steps] as number
  const known = (s: number) => lower[s] as number
  const most = (s: number) => upper[s] as number
  const waste = (area: number, s: number) => area - most(s) * boxArea

  function rectangle(i: number, j: number): number {
    const s = i >= j ? i * size + j : j * size + i
    if (lower[s] === -1) {
      lower[s] = homogeneousCount(point(i), point(j), long, short)
      upper[s] = barnesBound(point(i), point(j), long, short)
    }
    return s
  }

  // The sum is taken afresh each time: a rectangle that stands there twice has its bound lowered twice.
  function sumReaches(rectangles: readonly number[], need: number): boolean {
    for (const s of rectangles) {
      const others = sumOf(upper, rectangles) - most(s)
      if (!reaches(s, need - others)) return false
      while (known(s) < most(s) && reaches(s, known(s) + 1));
    }
    return sumOf(lower, rectangles) >= need
  }

  function reaches(s: number, need: number): boolean {
    if (known(s) >= need) return true
    if (most(s) < need || budget.used > budget.limit) return false
    const cut = findCut(Math.floor(s / size), s % size, need)
    if (cut !== undefined) {
      lower[s] = need
      cuts.set(s, cut)
    } else if (budget.used <= budget.limit) upper[s] = need - 1
    return cut !== undefined
  }

  function findCut(i: number, j: number, need: number): BlockCut | undefined {
    const x = straightCut(i, j, need)
    if (x !== undefined) return { kind: 'across', x }
    const y = straightCut(j, i, need)
    if (y !== undefined) return { kind: 'along', y }
    return pinwheel(i, j, need)
  }

  function straightCut(i: number, j: number, need: number): number | undefined {
    for (const x of raster(i)) {
      if (x === 0) continue
      if (point(x) * 2 > point(i)) break
      budget.used++
      if (sumReaches([rectangle(x, j), rectangle(within(point(i) - point(x)), j)], need)) return x
    }
    return undefined
  }

  /**
   * Blocks a (left, above y1), b (right, above y2), d (left, below y1, as far as x2), e (right of x2, below y2) and
   * c in the middle, x1 < x2 and y1 < y2. A half turn gives the rest, so x1 + x2 stays within the length.
   */
  function pinwheel(i: number, j: number, need: number): BlockCut | undefined {
    const length = point(i)
    const width = point(j)
    const xs = raster(i)
    const ys = raster(j)
    const lastX = xs.length - 1
    const lastY = ys.length - 1
    const room = length * width - need * boxArea
    const wasteB = new Float64Array(ys.length)
    const wasteE = new Float64Array(xs.length * ys.length)
    const candidates = new Int32Array(ys.length)
    for (let k2 = 2; k2 < lastX; k2++) {
      const rest = length - point(xs[k2] as number)
      for (let h2 = 2; h2 < lastY; h2++) {
        const y2 = ys[h2] as number
        wasteE[k2 * ys.length + h2] = waste(rest * point(y2), rectangle(within(rest), y2))
      }
    }
    for (let k1 = 1; k1 < lastX; k1++) {
      const x1 = xs[k1] as number
      const restX1 = length - point(x1)
      if (point(x1) * 2 > length) break
      for (let h2 = 2; h2 < lastY; h2++) {
        const rest = width - point(ys[h2] as number)
        wasteB[h2] = waste(restX1 * rest, rectangle(within(restX1), within(rest)))
      }
      for (let h1 = 1; h1 < lastY - 1; h1++) {
        const y1 = ys[h1] as number
        const a = rectangle(x1, within(width - point(y1)))
        const areaA = point(x1) * (width - point(y1))
        const roomA = room - waste(areaA, a)
        budget.used++
        if (roomA < 0) continue
        let found = 0
        for (let h2 = h1 + 1; h2 < lastY; h2++) if ((wasteB[h2] as number) <= roomA) candidates[found++] = h2
        if (found === 0) continue
        for (let k2 = k1 + 1; k2 < lastX; k2++) {
          const x2 = xs[k2] as number
          if (point(x1) + point(x2) > length) break
          const d = rectangle(x2, y1)
          const areaD = point(x2) * point(y1)
          const roomD = roomA - waste(areaD, d)
          budget.used++
          if (roomD < 0) continue
          const rowE = k2 * ys.length
          const middle = point(x2) - point(x1)
          budget.used += found
          for (let n = 0; n < found; n++) {
            const h2 = candidates[n] as number
            const roomE = roomD - (wasteB[h2] as number) - (wasteE[rowE + h2] as number)
            if (roomE < 0) continue
            const y2 = ys[h2] as number
            const c = rectangle(within(middle), within(point(y2) - point(y1)))
            if (waste(middle * (point(y2) - point(y1)), c) > roomE) continue
            const b = rectangle(within(restX1), within(width - point(y2)))
            const e = rectangle(within(length - point(x2)), y2)
            if (sumReaches([a, d, e, b, c], need)) return { kind: 'pinwheel', x1, x2, y1, y2 }
            if (budget.used > budget.limit || room < waste(areaA, a) + waste(areaD, d)) break
          }
        }
        if (budget.used > budget.limit) return undefined
      }
    }
    return undefined
  }

  return { rectangle, known, reaches, sumReaches, cut: s => cuts.get(s), raster }
}

function sumOf(counts: Int32Array, rectangles: readonly number[]): number {
  let sum = 0
  for (const s of rectangles) sum += counts[s] as number
  return sum
}
