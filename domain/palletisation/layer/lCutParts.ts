import type { LShape } from './colourBound.ts'

/**
 * Where a piece is cut in two, in steps. An L: into rectangles by rows or columns, along a smaller L, around the part
 * that keeps the inner corner, or on a path from that corner. A rectangle: in steps, down or across.
 */
export interface LCut {
  readonly path:
    | 'rows'
    | 'columns'
    | 'concentric'
    | 'upperLeft'
    | 'lowerRight'
    | 'leftUp'
    | 'leftDown'
    | 'downRight'
    | 'downLeft'
    | 'stepsDown'
    | 'stepsAcross'
  readonly p: number
  readonly q: number
  /** Where the other end of steps lies, 0 for other paths. */
  readonly r: number
}

/** A part of a piece: its own shape, from a corner of its own that it may look back from. */
export interface LPart {
  readonly shape: LShape
  readonly x: number
  readonly y: number
  readonly flipX: boolean
  readonly flipY: boolean
}

/** The two parts that `cut` makes of `shape`. Source: Lins, Lins and Morabito 2003; the list of paths is derived here. */
export function lCutParts(shape: LShape, { path, p, q, r }: LCut): readonly [LPart, LPart] {
  const { X, Y, x, y } = shape
  switch (path) {
    case 'rows':
      return [part(X, y, X, y, 0, 0), part(x, Y - y, x, Y - y, 0, y)]
    case 'columns':
      return [part(x, Y, x, Y, 0, 0), part(X - x, y, X - x, y, x, 0)]
    case 'concentric':
      return [part(X, Y, p, q, 0, 0), part(X - p, Y - q, x - p, y - q, p, q)]
    case 'upperLeft':
      return [part(p, Y - q, x, y - q, 0, q), part(X, y, X - p, q, X, 0, true)]
    case 'lowerRight':
      return [part(X - p, q, x - p, y, p, 0), part(x, Y, p, Y - q, 0, Y, false, true)]
    case 'leftUp':
      return [part(x, Y - y, x - p, Y - q, x, Y, true, true), part(X, q, p, y, 0, 0)]
    case 'leftDown':
      return [part(X, y, X - p, q, X, 0, true), part(x, Y - q, p, Y - y, 0, Y, false, true)]
    case 'downRight':
      return [part(X - x, y, X - p, y - q, X, y, true, true), part(p, Y, x, q, 0, 0)]
    case 'downLeft':
      return [part(x, Y, p, Y - q, 0, Y, false, true), part(X - p, y, X - x, q, X, 0, true)]
    case 'stepsDown':
      return [part(r, Y, p, q, 0, 0), part(X - p, Y, X - r, Y - q, X, Y, true, true)]
    case 'stepsAcross':
      return [part(X, r, q, p, 0, 0), part(X, Y - p, X - q, Y - r, X, Y, true, true)]
  }
}

function part(
  X: number,
  Y: number,
  x: number,
  y: number,
  atX: number,
  atY: number,
  flipX = false,
  flipY = false,
): LPart {
  return { shape: { X, Y, x, y }, x: atX, y: atY, flipX, flipY }
}
