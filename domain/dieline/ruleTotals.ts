import { type Bridging, bridgesOf } from './bridgesOf.ts'
import type { Dieline, Entity, Layer } from './model.ts'

/** The rules of one layer: how many, their length in mm, and the bridges under them. */
export interface RuleTotal {
  readonly count: number
  readonly length: number
  readonly bridges: number
}

const lengthOf = (entity: Entity): number => {
  switch (entity.type) {
    case 'LINE':
      return Math.hypot(entity.to.x - entity.from.x, entity.to.y - entity.from.y)
    case 'ARC':
      return (entity.radius * (entity.endAngle - entity.startAngle) * Math.PI) / 180
    case 'TEXT':
      return 0
  }
}

/** Counts, lengths and bridges of a drawing's rules, by layer; lengths to a thousandth of a mm. */
export function ruleTotals(
  drawing: Dieline,
  bridging?: Bridging,
): Record<'CUT' | 'CREASE' | 'PERF' | 'HALFCUT', RuleTotal> {
  const total = (layer: Layer): RuleTotal => {
    const lengths = drawing.entities.filter(entity => entity.layer === layer).map(lengthOf)
    return {
      count: lengths.length,
      length: Math.round(lengths.reduce((sum, length) => sum + length, 0) * 1e3) / 1e3,
      bridges: lengths.reduce((sum, length) => sum + bridgesOf(length, bridging), 0),
    }
  }
  return { CUT: total('CUT'), CREASE: total('CREASE'), PERF: total('PERF'), HALFCUT: total('HALFCUT') }
}
