import type { FiveBlockSearch } from './fiveBlock.ts'
import type { LayerProblem } from './layerProblem.ts'
import type { LCut } from './lCutParts.ts'
import { lPieces } from './lPieces.ts'
import type { NodeBudget } from './nodeBudget.ts'

/** A search over L pieces; a piece is known by a number. */
export interface LSearch {
  readonly piece: (X: number, Y: number, x: number, y: number) => number
  /** Whether that piece is the mirror at the diagonal of these measures. */
  readonly isTurned: (X: number, Y: number, x: number, y: number) => boolean
  /** Whether L layouts of the piece reach `need` boxes; false as well when the budget ran out. */
  readonly reaches: (piece: number, need: number) => boolean
  /** How the known layout cuts the piece (its longer side along x); nothing when five blocks already hold as many. */
  readonly cut: (piece: number) => LCut | undefined
  /** Lengths of a piece in points: X, Y, x, y. */
  readonly measures: (piece: number) => readonly [number, number, number, number]
}

/**
 * Layouts made by cutting a piece in two L pieces, and those again; five-block layouts fill the rectangles.
 * Source: L-approach, Lins, Lins and Morabito 2003, Birgin, Morabito and Nishihara 2005; asking by need, final
 * refutations and the colour bound are our own. No problem is known that it doesn't solve when left to finish.
 */
export function lApproach(problem: LayerProblem, blocks: FiveBlockSearch, budget: NodeBudget): LSearch {
  const { boxArea, points, pointWithin } = problem
  const { raster, rectangle } = blocks
  const pieces = lPieces(problem)
  const { known, most } = pieces
  const cuts = new Map<number, LCut>()
  const point = (i: number) => points[i] as number
  const minus = (i: number, j: number) => pointWithin[point(i) - point(j)] as number
  const measures = (piece: number) =>
    [pieces.X[piece], pieces.Y[piece], pieces.x[piece], pieces.y[piece]] as [number, number, number, number]
  const isSpent = () => budget.used > budget.limit

  function reaches(piece: number, need: number): boolean {
    if ((known[piece] as number) >= need) return true
    if ((most[piece] as number) < need || isSpent()) return false
    if (
      fillsRectangles(piece, need) ||
      (pieces.isRectangle(piece) ? cutInSteps(piece, need) : cutL(piece, need))
    ) {
      known[piece] = need
      return true
    }
    if (!isSpent()) most[piece] = need - 1
    return false
  }

  function fillsRectangles(piece: number, need: number): boolean {
    const [X, Y, x, y] = measures(piece)
    if (pieces.isRectangle(piece)) {
      const isFilled = blocks.reaches(rectangle(X, Y), need)
      if (isFilled) cuts.delete(piece)
      return isFilled
    }
    const straight = { p: 0, q: 0, r: 0 }
    if (blocks.sumReaches([rectangle(X, y), rectangle(x, minus(Y, y))], need))
      cuts.set(piece, { path: 'rows', ...straight })
    else if (blocks.sumReaches([rectangle(x, Y), rectangle(minus(X, x), y)], need))
      cuts.set(piece, { path: 'columns', ...straight })
    else return false
    return true
  }

  function bothReach(first: number, second: number, need: number): boolean {
    let share = 0
    for (;;) {
      share = Math.max(share, need - (most[second] as number))
      if (!reaches(first, share)) return false
      share = Math.max(share, known[first] as number)
      if (reaches(second, need - share)) return true
      share++
    }
  }

  function cutInSteps(piece: number, need: number): boolean {
    const [X, Y] = measures(piece)
    return (
      stepsThrough({ piece, need }, X, Y, 'stepsDown') || stepsThrough({ piece, need }, Y, X, 'stepsAcross')
    )
  }

  /** From (p, far side) down to q, over to r, down to the near side, p < r; a half turn gives the rest. */
  function stepsThrough(l: WorkedPiece, X: number, Y: number, path: LCut['path']): boolean {
    const xs = raster(X)
    const ys = raster(Y)
    for (const p of xs) {
      const beyondP = minus(X, p)
      for (const r of xs) {
        if (r <= p) continue
        if (point(p) + point(r) > point(X)) break
        const beyondR = minus(X, r)
        budget.used += ys.length
        if (isSpent()) return false
        for (let h = 1; h < ys.length - 1; h++) {
          const q = ys[h] as number
          if (takeParts(l, path, p, q, r, Y, p, q, beyondP, Y, beyondR, minus(Y, q), r)) return true
        }
      }
    }
    return false
  }

  function cutL(piece: number, need: number): boolean {
    const [X, Y, x, y] = measures(piece)
    const l: WorkedL = {
      piece,
      need,
      X,
      Y,
      x,
      y,
      armX: minus(X, x),
      armY: minus(Y, y),
    }
    const innerXs = Array.from(raster(x))
    const innerYs = Array.from(raster(y))
    const nearXs = Array.from(raster(X)).filter(p => p <= x)
    const nearYs = Array.from(raster(Y)).filter(q => q <= y)
    const farXs = Array.from(raster(X)).filter(p => p >= x)
    const farYs = Array.from(raster(Y)).filter(q => q >= y)
    const bothXs = union(nearXs, innerXs)
    const bothYs = union(nearYs, innerYs)
    return (
      cutAlong(l, 'concentric', bothXs, bothYs) ||
      cutAlong(l, 'leftDown', nearXs, nearYs) ||
      cutAlong(l, 'downLeft', nearXs, nearYs) ||
      cutAlong(l, 'upperLeft', farXs, bothYs) ||
      cutAlong(l, 'downRight', farXs, innerYs) ||
      cutAlong(l, 'lowerRight', bothXs, farYs) ||
      cutAlong(l, 'leftUp', innerXs, farYs)
    )
  }

  function cutAlong(l: WorkedL, path: LCut['path'], ps: readonly number[], qs: readonly number[]): boolean {
    for (const p of ps) {
      budget.used += qs.length
      if (isSpent()) return false
      for (const q of qs) if (cutAt(l, path, p, q)) return true
    }
    return false
  }

  /** One cut of an L: the areas of the two parts tell quickly, for nearly all, that they can't reach the need. */
  function cutAt(l: WorkedL, path: LCut['path'], p: number, q: number): boolean {
    const { X, Y, x, y, armX, armY } = l
    const beyondP = minus(X, p)
    const beyondQ = minus(Y, q)
    const insideP = p <= x ? minus(x, p) : 0
    const insideQ = q <= y ? minus(y, q) : 0
    switch (path) {
      case 'concentric':
        return takeParts(l, path, p, q, X, Y, p, q, beyondP, beyondQ, insideP, insideQ)
      case 'leftDown':
        return takeParts(l, path, p, q, X, y, beyondP, q, x, beyondQ, p, armY)
      case 'downLeft':
        return takeParts(l, path, p, q, x, Y, p, beyondQ, beyondP, y, armX, q)
      case 'upperLeft':
        return takeParts(l, path, p, q, p, beyondQ, x, insideQ, X, y, beyondP, q)
      case 'downRight':
        return takeParts(l, path, p, q, armX, y, beyondP, insideQ, p, Y, x, q)
      case 'lowerRight':
        return takeParts(l, path, p, q, beyondP, q, insideP, y, x, Y, p, beyondQ)
      default:
        return takeParts(l, path, p, q, x, armY, insideP, beyondQ, X, q, p, y)
    }
  }

  const area = (X: number, Y: number, x: number, y: number) =>
    point(X) * point(y) + point(x) * (point(Y) - point(y))

  /** Takes the cut when the L piece of the first four measures and that of the last four reach the need together. */
  function takeParts(
    { piece, need }: WorkedPiece,
    path: LCut['path'],
    p: number,
    q: number,
    X1: number,
    Y1: number,
    x1: number,
    y1: number,
    X2: number,
    Y2: number,
    x2: number,
    y2: number,
    r = 0,
  ): boolean {
    const mostByArea = Math.floor(area(X1, Y1, x1, y1) / boxArea) + Math.floor(area(X2, Y2, x2, y2) / boxArea)
    if (mostByArea < need) return false
    const first = pieces.number(X1, Y1, x1, y1)
    const second = pieces.number(X2, Y2, x2, y2)
    if (first === piece || second === piece || !bothReach(first, second, need)) return false
    cuts.set(piece, { path, p: point(p), q: point(q), r: point(r) })
    return true
  }

  return { piece: pieces.number, isTurned: pieces.isTurned, reaches, cut: piece => cuts.get(piece), measures }
}

/** A piece and the boxes asked of it. */
interface WorkedPiece {
  readonly piece: number
  readonly need: number
}

/** The same for an L, with its measures and the lengths of its arms beyond the inner corner, in points. */
interface WorkedL extends WorkedPiece {
  readonly X: number
  readonly Y: number
  readonly x: number
  readonly y: number
  readonly armX: number
  readonly armY: number
}

function union(a: readonly number[], b: readonly number[]): number[] {
  return [...new Set([...a, ...b])].sort((first, second) => first - second)
}
