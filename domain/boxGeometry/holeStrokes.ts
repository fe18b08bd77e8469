import type { Hole } from './panel.ts'
import type { PlacedPanel } from './placePanels.ts'
import type { Stroke } from './stroke.ts'

/** The cuts of a hole in a placed panel, counter-clockwise: four, or two with half a circle between them. */
export function holeStrokes(
  placed: PlacedPanel,
  { x, y, width, height, isRound = false }: Hole,
): readonly Stroke[] {
  const radius = isRound ? height / 2 : 0
  const left = placed.x + x + radius
  const right = placed.x + x + width - radius
  const bottom = placed.y + y
  const a = { x: left, y: bottom }
  const b = { x: right, y: bottom }
  const c = { x: right, y: bottom + height }
  const d = { x: left, y: bottom + height }
  const end = (from: typeof a, to: typeof a): Stroke =>
    isRound
      ? { kind: 'arc', from, to, centre: { x: from.x, y: bottom + radius }, radius }
      : { kind: 'line', from, to }
  return [{ kind: 'line', from: a, to: b }, end(b, c), { kind: 'line', from: c, to: d }, end(d, a)]
}
