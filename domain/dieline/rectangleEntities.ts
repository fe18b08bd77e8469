import type { Bounds, Entity, Layer } from './model.ts'

/** The four lines of an upright rectangle. */
export function rectangleEntities(layer: Layer, { left, bottom, right, top }: Bounds): Entity[] {
  const a = { x: left, y: bottom }
  const b = { x: right, y: bottom }
  const c = { x: right, y: top }
  const d = { x: left, y: top }
  return [
    { type: 'LINE', layer, from: a, to: b },
    { type: 'LINE', layer, from: b, to: c },
    { type: 'LINE', layer, from: c, to: d },
    { type: 'LINE', layer, from: d, to: a },
  ]
}
