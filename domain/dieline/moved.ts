import type { Vector } from '#domain/boxGeometry'
import type { Transform } from './transform.ts'

const dot = (a: Vector, b: Vector) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]

/** Where a movement takes a point. */
export function moved({ rows, shift }: Transform, point: Vector): Vector {
  return [dot(rows[0], point) + shift[0], dot(rows[1], point) + shift[1], dot(rows[2], point) + shift[2]]
}
