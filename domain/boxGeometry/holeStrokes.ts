import type { Hole } from './panel.ts'
import type { PlacedPanel } from './placePanels.ts'
import type { Stroke } from './stroke.ts'

/** The four cuts of a rectangular hole in a placed panel. */
export function holeStrokes(placed: PlacedPanel, { x, y, width, height }: Hole): Stroke[] {
  const left = placed.x + x
  const bottom = placed.y + y
  const a = { x: left, y: bottom }
  const b = { x: left + width, y: bottom }
  const c = { x: left + width, y: bottom + height }
  const d = { x: left, y: bottom + height }
  return [
    { kind: 'line', from: a, to: b },
    { kind: 'line', from: b, to: c },
    { kind: 'line', from: c, to: d },
    { kind: 'line', from: d, to: a },
  ]
}
