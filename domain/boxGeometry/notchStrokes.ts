import type { Notch } from './panel.ts'
import type { PlacedPanel } from './placePanels.ts'
import type { Point, Stroke } from './stroke.ts'

/** The three cuts of a slot in a placed panel's side: in, along its floor, and out again, walked counter-clockwise. */
export function notchStrokes(placed: PlacedPanel, { side, offset, width, depth }: Notch): Stroke[] {
  const { x, y } = placed
  const right = x + placed.width
  const top = y + placed.height
  const along0 = offset
  const along1 = along0 + width
  const points: Record<Notch['side'], [Point, Point, Point, Point]> = {
    bottom: [
      { x: x + along0, y },
      { x: x + along0, y: y + depth },
      { x: x + along1, y: y + depth },
      { x: x + along1, y },
    ],
    right: [
      { x: right, y: y + along0 },
      { x: right - depth, y: y + along0 },
      { x: right - depth, y: y + along1 },
      { x: right, y: y + along1 },
    ],
    top: [
      { x: x + along1, y: top },
      { x: x + along1, y: top - depth },
      { x: x + along0, y: top - depth },
      { x: x + along0, y: top },
    ],
    left: [
      { x, y: y + along1 },
      { x: x + depth, y: y + along1 },
      { x: x + depth, y: y + along0 },
      { x, y: y + along0 },
    ],
  }
  const [a, b, c, d] = points[side]
  return [
    { kind: 'line', from: a, to: b },
    { kind: 'line', from: b, to: c },
    { kind: 'line', from: c, to: d },
  ]
}
