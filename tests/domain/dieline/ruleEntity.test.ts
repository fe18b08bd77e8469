import { describe, expect, it } from 'vitest'
import type { RuleLine } from '#domain/boxGeometry'
import { entityPoints } from '../../../domain/dieline/entityPoints.ts'
import { ruleEntity } from '../../../domain/dieline/ruleEntity.ts'
import { always, at, ruleLine, styleCodes } from '../boxGeometry/builders.ts'

const quarter = (from: ReturnType<typeof at>, to: ReturnType<typeof at>): RuleLine => ({
  kind: 'arc',
  from,
  to,
  centre: at(0, 0),
  radius: 10,
  rule: 'CUT',
  panel: 'tuck',
})

describe('a rule in the drawing', () => {
  it.each(['CUT', 'CREASE', 'PERF', 'HALFCUT'] as const)('%s lies on the layer of its name', rule => {
    expect(ruleEntity(ruleLine(at(0, 0), at(100, 0), rule))).toEqual({
      type: 'LINE',
      layer: rule,
      from: at(0, 0),
      to: at(100, 0),
    })
  })

  it.each([
    [at(10, 0), at(0, 10), 0, 90],
    [at(0, 10), at(-10, 0), 90, 180],
    [at(-10, 0), at(0, -10), 180, 270],
    [at(0, -10), at(10, 0), 270, 360],
    [at(0, -10), at(0, 10), 270, 450],
  ])('an arc from %j to %j runs from %d° to %d°', (from, to, startAngle, endAngle) => {
    expect(ruleEntity(quarter(from, to))).toEqual({
      type: 'ARC',
      layer: 'CUT',
      centre: at(0, 0),
      radius: 10,
      startAngle: expect.closeTo(startAngle, 9),
      endAngle: expect.closeTo(endAngle, 9),
    })
  })

  it.each(styleCodes)('of style %s begins and ends where the rule does', style => {
    always(
      style,
      ({ rules }) => {
        for (const rule of rules) {
          const points = entityPoints(ruleEntity(rule))
          for (const [point, end] of [
            [points[0], rule.from],
            [points.at(-1), rule.to],
          ] as const)
            expect(Math.hypot((point?.x ?? 0) - end.x, (point?.y ?? 0) - end.y)).toBeLessThan(1e-6)
        }
      },
      3,
    )
  })
})
