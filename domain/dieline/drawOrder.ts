import type { Vector } from '#domain/boxGeometry'

/** A face to draw: its corners as seen (z towards the eye), its normal there, and its shell among faces of one plane. */
export interface Face {
  readonly corners: readonly Vector[]
  readonly normal: Vector
  readonly shell: number
}

const meanDepth = ({ corners }: Face) => corners.reduce((sum, point) => sum + point[2], 0) / corners.length

/** The plane of a face as text, the same for both of its directions. */
const planeOf = ({ corners, normal }: Face): string => {
  const direction = normal.find(part => Math.abs(part) > 1e-3) ?? 1
  const sign = Math.sign(direction)
  const [first = [0, 0, 0] as const] = corners
  const offset = normal[0] * first[0] + normal[1] * first[1] + normal[2] * first[2]
  return [...normal.map(part => Math.round(part * sign * 1e3) + 0), Math.round(offset * sign * 10) + 0].join(
    ' ',
  )
}

/**
 * The faces from the furthest to the nearest. Faces of one plane go together: the inner shell first when the plane is seen
 * from outside the whole, the outer shell first when it is seen from inside.
 */
export function drawOrder<F extends Face>(faces: readonly F[]): F[] {
  const planes = new Map<string, F[]>()
  for (const face of faces) {
    const key = planeOf(face)
    planes.set(key, [...(planes.get(key) ?? []), face])
  }
  const middle = faces.reduce((sum, face) => sum + meanDepth(face), 0) / faces.length
  return [...planes.values()]
    .map(group => ({ group, depth: group.reduce((sum, face) => sum + meanDepth(face), 0) / group.length }))
    .toSorted((a, b) => a.depth - b.depth)
    .flatMap(({ group, depth }) => {
      const outwards = depth >= middle ? 1 : -1
      return group.toSorted((a, b) => outwards * (a.shell - b.shell) || meanDepth(a) - meanDepth(b))
    })
}
