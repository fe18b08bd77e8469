import type { Vector } from '#domain/boxGeometry'

/** A rigid movement in space: the rows of a rotation, and a shift after it. */
export interface Transform {
  readonly rows: readonly [Vector, Vector, Vector]
  readonly shift: Vector
}

/** The movement that moves nothing. */
export const still: Transform = {
  rows: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  shift: [0, 0, 0],
}
