import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Entity, LineEntity } from '../../../domain/dieline/model.ts'
import { sharedRules } from '../../../domain/dieline/sharedRules.ts'
import { seedFrom } from '../../depth.ts'
import { at } from '../boxGeometry/builders.ts'

const level = (from: number, to: number, y = 0, layer: Entity['layer'] = 'CUT'): LineEntity => ({
  type: 'LINE',
  layer,
  from: at(from, y),
  to: at(to, y),
})
const upright = (from: number, to: number, x = 0): LineEntity => ({
  type: 'LINE',
  layer: 'CUT',
  from: at(x, from),
  to: at(x, to),
})

describe('rules that neighbours share', () => {
  it('lie on each other and become one', () => {
    expect(sharedRules([upright(0, 300), upright(300, 0)])).toEqual([upright(0, 300)])
  })

  it('reach as far as either of them', () => {
    expect(sharedRules([level(0, 100), level(60, 150)])).toEqual([level(0, 150)])
    expect(sharedRules([level(0, 100), level(20, 30), level(90, 120)])).toEqual([level(0, 120)])
  })

  it('stay apart where they only touch: two rules in the forme', () => {
    expect(sharedRules([level(0, 100), level(100, 200)])).toHaveLength(2)
  })

  it('stay apart on different lines and on different layers', () => {
    expect(sharedRules([level(0, 100), level(0, 100, 0.01)])).toHaveLength(2)
    expect(sharedRules([level(0, 100), level(0, 100, 0, 'CREASE')])).toHaveLength(2)
    expect(sharedRules([level(0, 100), upright(0, 100)])).toHaveLength(2)
  })

  it('leave slanted lines, arcs and texts as they are', () => {
    const others: Entity[] = [
      { type: 'LINE', layer: 'CUT', from: at(0, 0), to: at(10, 20) },
      { type: 'LINE', layer: 'CUT', from: at(0, 0), to: at(10, 20) },
      { type: 'ARC', layer: 'CUT', centre: at(0, 0), radius: 5, startAngle: 0, endAngle: 90 },
      { type: 'TEXT', layer: 'TEXT', at: at(0, 0), height: 5, angle: 0, text: 'lid' },
    ]
    expect(sharedRules(others)).toEqual(others)
  })

  it('cut the same places as before, none of them twice', () => {
    const rule = fc
      .tuple(fc.nat(40), fc.integer({ min: 1, max: 20 }), fc.nat(2))
      .map(([from, length, y]) => level(from, from + length, y))
    fc.assert(
      fc.property(fc.array(rule, { maxLength: 15 }), rules => {
        const covering = (lines: readonly Entity[], x: number, y: number) =>
          lines.filter(e => e.type === 'LINE' && e.from.y === y && e.from.x <= x && e.to.x >= x).length
        const shared = sharedRules(rules)
        for (let x = 0.5; x < 60; x++)
          for (const y of [0, 1, 2]) expect(covering(shared, x, y)).toBe(Math.min(1, covering(rules, x, y)))
        expect(sharedRules(shared)).toEqual(shared)
      }),
      { seed: seedFrom(92), numRuns: 60 },
    )
  })
})
