import type { LayerBox } from '../layer/layer.ts'

/** The boxes of a layer that someone in front of it (at the least y) sees, the farthest first. */
export function visibleFromFront(boxes: readonly LayerBox[]): LayerBox[] {
  const seen: LayerBox[] = []
  const hidden: [from: number, to: number][] = []
  for (const box of [...boxes].sort((a, b) => a.y - b.y || a.x - b.x)) {
    if (isHidden(box.x, box.x + box.length, hidden)) continue
    seen.unshift(box)
    hidden.push([box.x, box.x + box.length])
    hidden.sort(([a], [b]) => a - b)
  }
  return seen
}

/** Whether the spans, ascending by their start, leave no gap between two places. */
function isHidden(from: number, to: number, spans: readonly (readonly [number, number])[]): boolean {
  let reached = from
  for (const [start, end] of spans) {
    if (start > reached) break
    reached = Math.max(reached, end)
  }
  return reached >= to
}
