import { ShapeUtils, Vector2, Vector3 } from 'three'
import type { FoldedPanel, FoldModel } from '#domain/dieline'

/** A fold model as triangles and edges; positions in mm, upright along z. */
export interface PanelMesh {
  /** The side that becomes the inside, and the one that becomes the outside, a board's thickness apart. */
  readonly inside: Float32Array
  readonly outside: Float32Array
  readonly rims: Float32Array
  readonly edges: Float32Array
  readonly middle: readonly [number, number, number]
  readonly radius: number
}

type Point = readonly [number, number, number]

/** The direction the inside of a panel looks in: its outline runs counter-clockwise as seen from there. */
function insideOf(points: readonly Vector3[], artwork: readonly Vector2[]): Vector3 {
  const normal = new Vector3()
  points.forEach((a, index) => {
    const b = points[(index + 1) % points.length] ?? a
    normal.x += (a.y - b.y) * (a.z + b.z)
    normal.y += (a.z - b.z) * (a.x + b.x)
    normal.z += (a.x - b.x) * (a.y + b.y)
  })
  return normal.normalize().multiplyScalar(ShapeUtils.isClockWise([...artwork]) ? -1 : 1)
}

interface Buffers {
  readonly inside: number[]
  readonly outside: number[]
  readonly rims: number[]
  readonly edges: number[]
}

const push = (into: number[], ...points: readonly Vector3[]) => {
  for (const { x, y, z } of points) into.push(x, y, z)
}

function addPanel(panel: FoldedPanel, upright: (point: Point) => Point, thickness: number, into: Buffers) {
  const artwork = panel.artwork.map(({ x, y }) => new Vector2(x, y))
  const flat = panel.points.map(point => new Vector3(...upright(point)))
  const outwards = insideOf(flat, artwork).negate()
  // A panel's corners lie in the middle of its board.
  const inner = flat.map(point => point.clone().addScaledVector(outwards, thickness * -0.48))
  const outer = flat.map(point => point.clone().addScaledVector(outwards, thickness * 0.48))
  for (const [a = 0, b = 0, c = 0] of ShapeUtils.triangulateShape(artwork, [])) {
    const [ia, ib, ic] = [inner[a], inner[b], inner[c]]
    const [oa, ob, oc] = [outer[a], outer[b], outer[c]]
    if (ia && ib && ic && oa && ob && oc) {
      push(into.inside, ia, ib, ic)
      push(into.outside, oa, oc, ob)
    }
  }
  inner.forEach((from, index) => {
    const next = (index + 1) % inner.length
    const [to, outerFrom, outerTo] = [inner[next], outer[index], outer[next]]
    if (to === undefined || outerFrom === undefined || outerTo === undefined) return
    push(into.rims, from, to, outerTo, from, outerTo, outerFrom)
    push(into.edges, from, to, outerFrom, outerTo)
  })
}

/** Turns the panels of a fold model into triangles that a graphics card draws, with the thickness of their board. */
export function panelMesh(model: FoldModel, thickness: number): PanelMesh {
  const upright = ([x, y, z]: Point): Point => (model.up === 'y' ? [z, x, y] : [x, y, z])
  const buffers: Buffers = { inside: [], outside: [], rims: [], edges: [] }
  for (const panel of model.panels) addPanel(panel, upright, thickness, buffers)
  const low = [Infinity, Infinity, Infinity]
  const high = [-Infinity, -Infinity, -Infinity]
  buffers.edges.forEach((value, index) => {
    const axis = index % 3
    low[axis] = Math.min(low[axis] ?? 0, value)
    high[axis] = Math.max(high[axis] ?? 0, value)
  })
  const middleOf = (axis: number) => ((low[axis] ?? 0) + (high[axis] ?? 0)) / 2
  const half = [0, 1, 2].map(axis => ((high[axis] ?? 0) - (low[axis] ?? 0)) / 2)
  return {
    inside: new Float32Array(buffers.inside),
    outside: new Float32Array(buffers.outside),
    rims: new Float32Array(buffers.rims),
    edges: new Float32Array(buffers.edges),
    middle: [middleOf(0), middleOf(1), middleOf(2)],
    radius: Math.hypot(...half) || 1,
  }
}
