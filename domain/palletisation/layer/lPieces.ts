import { barnesBound } from './barnesBound.ts'
import { colourBound } from './colourBound.ts'
import { homogeneousCount } from './homogeneousCount.ts'
import type { LayerProblem } from './layerProblem.ts'

/** L pieces met so far, each known by a number; their measures are indexes of points, `X[n]` ≥ `Y[n]`. */
export interface LPieces {
  readonly X: readonly number[]
  readonly Y: readonly number[]
  readonly x: readonly number[]
  readonly y: readonly number[]
  /** Boxes a layout is known for, and the most there can be. */
  readonly known: number[]
  readonly most: number[]
  /** The number of a piece; a rectangle is a piece with x = X and y = Y. */
  readonly number: (X: number, Y: number, x: number, y: number) => number
  readonly isRectangle: (piece: number) => boolean
  /** Whether the numbered piece is the mirror at the diagonal of the measures given. */
  readonly isTurned: (X: number, Y: number, x: number, y: number) => boolean
}

/** Numbers L pieces so that one and its mirror at the diagonal are the same, and an arm without length is none. */
export function lPieces(problem: LayerProblem): LPieces {
  const { long, short, points } = problem
  const size = points.length
  const pieces = { X: [] as number[], Y: [] as number[], x: [] as number[], y: [] as number[] }
  const known: number[] = []
  const most: number[] = []
  const point = (i: number) => points[i] as number

  // Open addressing: a Map would need keys beyond 32 bits, which are several times slower.
  let slots = new Int32Array(1 << 12)
  const slotOf = (outer: number, inner: number): number => {
    let mixed = Math.imul(outer, 0x9e3779b1) ^ Math.imul(inner, 0x85ebca6b)
    mixed ^= mixed >>> 15
    let slot = mixed & (slots.length - 1)
    for (;;) {
      const piece = (slots[slot] as number) - 1
      if (piece < 0) return slot
      if (outerKey(piece) === outer && innerKey(piece) === inner) return slot
      slot = (slot + 1) & (slots.length - 1)
    }
  }
  const outerKey = (piece: number) => (pieces.X[piece] as number) * size + (pieces.Y[piece] as number)
  const innerKey = (piece: number) => (pieces.x[piece] as number) * size + (pieces.y[piece] as number)

  function grow(): void {
    slots = new Int32Array(slots.length * 2)
    for (let piece = 0; piece < known.length; piece++)
      slots[slotOf(outerKey(piece), innerKey(piece))] = piece + 1
  }

  function add(X: number, Y: number, x: number, y: number): void {
    pieces.X.push(X)
    pieces.Y.push(Y)
    pieces.x.push(x)
    pieces.y.push(y)
    if (x === X) {
      known.push(homogeneousCount(point(X), point(Y), long, short))
      most.push(barnesBound(point(X), point(Y), long, short))
    } else {
      known.push(0)
      most.push(colourBound({ X: point(X), Y: point(Y), x: point(x), y: point(y) }, long, short))
    }
  }

  function canonical(X: number, Y: number, x: number, y: number): number {
    if (X < Y || (X === Y && x < y)) return canonical(Y, X, y, x)
    const slot = slotOf(X * size + Y, x * size + y)
    const before = (slots[slot] as number) - 1
    if (before >= 0) return before
    add(X, Y, x, y)
    const piece = known.length - 1
    slots[slot] = piece + 1
    if (known.length * 2 > slots.length) grow()
    return piece
  }

  function number(X: number, Y: number, x: number, y: number): number {
    if (x === X || y === Y) return canonical(X, Y, X, Y)
    if (x === 0) return canonical(X, y, X, y)
    if (y === 0) return canonical(x, Y, x, Y)
    return canonical(X, Y, x, y)
  }

  function isTurned(X: number, Y: number, x: number, y: number): boolean {
    if (x === X || y === Y) return X < Y
    if (x === 0) return X < y
    if (y === 0) return x < Y
    return X < Y || (X === Y && x < y)
  }

  const isRectangle = (piece: number) => pieces.x[piece] === pieces.X[piece]
  return { ...pieces, known, most, number, isRectangle, isTurned }
}
