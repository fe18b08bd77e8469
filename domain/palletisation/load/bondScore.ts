import type { LayerBox } from '../layer/layer.ts'

/**
 * How well an upper layer ties the lower one together: 1 less the mean, over the upper boxes, of the largest share of
 * a box's area that one lower box carries. 0 when every box stands squarely on another. Our own measure.
 */
export function bondScore(lower: readonly LayerBox[], upper: readonly LayerBox[]): number {
  if (upper.length === 0) return 0
  const carried = upper.map(
    box => Math.max(0, ...lower.map(below => overlap(below, box))) / (box.length * box.width),
  )
  const score = 1 - carried.reduce((sum, share) => sum + share, 0) / upper.length
  return Math.round(score * 1000) / 1000
}

function overlap(a: LayerBox, b: LayerBox): number {
  const x = Math.min(a.x + a.length, b.x + b.length) - Math.max(a.x, b.x)
  const y = Math.min(a.y + a.width, b.y + b.width) - Math.max(a.y, b.y)
  return Math.max(0, x) * Math.max(0, y)
}
