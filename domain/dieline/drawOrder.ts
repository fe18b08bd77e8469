import type { Vector } from '#domain/boxGeometry'

/** A face to draw: its corners as seen (z towards the eye) and its normal there. */
export interface Face {
  readonly corners: readonly Vector[]
  readonly normal: Vector
}

interface Placed<F> {
  readonly face: F
  readonly normal: Vector
  /** How far its plane lies towards the eye. */
  readonly offset: number
  readonly depth: number
}

const meanDepth = ({ corners }: Face) => corners.reduce((sum, point) => sum + point[2], 0) / corners.length

/** The face with its normal turned to the eye; of one that is seen edge-on, to the same side for all. */
const placed = <F extends Face>(face: F): Placed<F> => {
  const { normal } = face
  const facing = [normal[2], normal[1], normal[0]].find(part => Math.abs(part) > 1e-3) ?? 1
  const sign = Math.sign(facing)
  const towards: Vector = [normal[0] * sign, normal[1] * sign, normal[2] * sign]
  const [[x, y, z] = [0, 0, 0] as const] = face.corners
  const offset = towards[0] * x + towards[1] * y + towards[2] * z
  return { face, normal: towards, offset, depth: meanDepth(face) }
}

const areParallel = (a: Vector, b: Vector) => a.every((part, axis) => Math.abs(part - (b[axis] ?? 0)) < 1e-3)

/**
 * The faces from the furthest to the nearest. Parallel faces that lie closer than `near` (mm) are layers of one wall and go
 * together, the layer nearest to the eye last.
 */
export function drawOrder<F extends Face>(faces: readonly F[], near = 0.1): F[] {
  const groups: Placed<F>[][] = []
  for (const item of faces.map(placed).toSorted((a, b) => a.offset - b.offset)) {
    const group = groups.find(([first]) => {
      if (first === undefined || !areParallel(first.normal, item.normal)) return false
      return item.offset - first.offset <= near
    })
    if (group === undefined) groups.push([item])
    else group.push(item)
  }
  return groups
    .map(group => ({ group, depth: group.reduce((sum, item) => sum + item.depth, 0) / group.length }))
    .toSorted((a, b) => a.depth - b.depth)
    .flatMap(({ group }) =>
      group.toSorted((a, b) => a.offset - b.offset || a.depth - b.depth).map(({ face }) => face),
    )
}
