import type { Vector } from '#domain/boxGeometry'
import { type AxisIndex, type Plate, reachOf } from './plate.ts'

type Range = readonly [number, number]

const axes = [0, 1, 2] as const

const overlap = (a: Range, b: Range): Range => [Math.max(a[0], b[0]), Math.min(a[1], b[1])]

const sizeOf = ([low, high]: Range) => high - low

/** From where to where along `along` a polygon reaches whose points lie within a band of another axis. */
const reachWithin = (
  points: readonly Vector[],
  band: AxisIndex,
  [low, high]: Range,
  along: AxisIndex,
): Range => {
  let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  const take = (value: number) => {
    least = Math.min(least, value)
    most = Math.max(most, value)
  }
  points.forEach((a, index) => {
    const b = points[(index + 1) % points.length] ?? a
    for (const [from, to] of [
      [a, b],
      [b, a],
    ] as const) {
      if (from[band] >= low && from[band] <= high) take(from[along])
      for (const edge of [low, high])
        if ((from[band] - edge) * (to[band] - edge) < 0)
          take(from[along] + ((edge - from[band]) / (to[band] - from[band])) * (to[along] - from[along]))
    }
  })
  return [least, most]
}

/** How far two convex polygons of one plane reach into each other: the least of their overlaps along all their edges. */
const depthInPlane = (a: readonly Vector[], b: readonly Vector[], u: AxisIndex, v: AxisIndex): number => {
  let least = Number.POSITIVE_INFINITY
  for (const polygon of [a, b])
    polygon.forEach((from, index) => {
      const to = polygon[(index + 1) % polygon.length] ?? from
      const [dx, dy] = [to[u] - from[u], to[v] - from[v]]
      const length = Math.hypot(dx, dy)
      if (length < 1e-9) return
      const along = (points: readonly Vector[]): Range => {
        const values = points.map(point => (point[u] * dy - point[v] * dx) / length)
        return [Math.min(...values), Math.max(...values)]
      }
      least = Math.min(least, sizeOf(overlap(along(a), along(b))))
    })
  return least
}

/**
 * How deep two plates of a caliper (mm) stand in each other; 0 or less when they don't. Slots count as board, arcs as their
 * chords; plates are taken as convex.
 */
export function platesMeet(a: Plate, b: Plate, caliper: number): number {
  const boxes = axes.map(axis => sizeOf(overlap(reachOf(a, axis, caliper), reachOf(b, axis, caliper))))
  const near = Math.min(...boxes)
  if (near <= 0) return near
  if (a.across === b.across) {
    const [u, v] = axes.filter(axis => axis !== a.across) as [AxisIndex, AxisIndex]
    return Math.min(near, depthInPlane(a.points, b.points, u, v))
  }
  const along = axes.find(axis => axis !== a.across && axis !== b.across) ?? 0
  const inA = reachWithin(a.points, b.across, reachOf(b, b.across, caliper), along)
  const inB = reachWithin(b.points, a.across, reachOf(a, a.across, caliper), along)
  return Math.min(near, sizeOf(overlap(inA, inB)))
}
