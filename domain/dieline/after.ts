import type { Vector } from '#domain/boxGeometry'
import { moved } from './moved.ts'
import type { Transform } from './transform.ts'

/** Two movements as one: first the second argument, then the first. */
export function after(last: Transform, first: Transform): Transform {
  const row = ([a, b, c]: Vector): Vector => [
    a * first.rows[0][0] + b * first.rows[1][0] + c * first.rows[2][0],
    a * first.rows[0][1] + b * first.rows[1][1] + c * first.rows[2][1],
    a * first.rows[0][2] + b * first.rows[1][2] + c * first.rows[2][2],
  ]
  return {
    rows: [row(last.rows[0]), row(last.rows[1]), row(last.rows[2])],
    shift: moved(last, first.shift),
  }
}
