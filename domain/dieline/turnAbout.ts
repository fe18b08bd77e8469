import type { Vector } from '#domain/boxGeometry'
import type { Transform } from './transform.ts'

const rotations = {
  x: (c: number, s: number): Transform['rows'] => [
    [1, 0, 0],
    [0, c, -s],
    [0, s, c],
  ],
  y: (c: number, s: number): Transform['rows'] => [
    [c, 0, s],
    [0, 1, 0],
    [-s, 0, c],
  ],
  z: (c: number, s: number): Transform['rows'] => [
    [c, -s, 0],
    [s, c, 0],
    [0, 0, 1],
  ],
}

/** A turn by so many degrees, counter-clockwise seen against the axis, about an axis through a point. */
export function turnAbout(
  axis: 'x' | 'y' | 'z',
  degrees: number,
  [px, py, pz]: Vector = [0, 0, 0],
): Transform {
  const angle = (degrees * Math.PI) / 180
  const rows = rotations[axis](Math.cos(angle), Math.sin(angle))
  const shiftAt = ([a, b, c]: Vector, own: number) => own - (a * px + b * py + c * pz)
  return { rows, shift: [shiftAt(rows[0], px), shiftAt(rows[1], py), shiftAt(rows[2], pz)] }
}
