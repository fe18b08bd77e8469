import { BaseEdge, type Edge, type EdgeProps } from '@xyflow/react'
import type { Place } from './layoutGraph.ts'

export type RoutedEdgeData = { readonly route: readonly Place[] }

/** Goes from point to point, rounded at each. */
const curve = (points: readonly Place[]): string => {
  const [first, ...rest] = points
  if (first === undefined) return ''
  const parts = rest.map((point, index) => {
    const next = rest[index + 1]
    if (next === undefined) return `L ${point.x} ${point.y}`
    return `Q ${point.x} ${point.y} ${(point.x + next.x) / 2} ${(point.y + next.y) / 2}`
  })
  return `M ${first.x} ${first.y} ${parts.join(' ')}`
}

/** An arrow led past the steps between its ends. */
export function RoutedEdge({
  sourceX,
  sourceY,
  targetX,
  targetY,
  data,
  ...edge
}: EdgeProps<Edge<RoutedEdgeData>>) {
  const between = data?.route.slice(1, -1) ?? []
  const middle = between[Math.floor(between.length / 2)] ?? {
    x: (sourceX + targetX) / 2,
    y: (sourceY + targetY) / 2,
  }
  return (
    <BaseEdge
      {...edge}
      path={curve([{ x: sourceX, y: sourceY }, ...between, { x: targetX, y: targetY }])}
      labelX={middle.x}
      labelY={middle.y}
    />
  )
}
