import { arcSweep, type RuleLine } from '#domain/boxGeometry'
import type { Entity } from './model.ts'

const degrees = (radians: number) => (radians * 180) / Math.PI

/** A rule of the blank as an entity of the drawing, on the layer of the rule's name. */
export function ruleEntity(line: RuleLine): Entity {
  if (line.kind === 'line') return { type: 'LINE', layer: line.rule, from: line.from, to: line.to }
  const { start, sweep } = arcSweep(line)
  const startAngle = (degrees(start) + 360) % 360
  return {
    type: 'ARC',
    layer: line.rule,
    centre: line.centre,
    radius: line.radius,
    startAngle,
    endAngle: startAngle + degrees(sweep),
  }
}
