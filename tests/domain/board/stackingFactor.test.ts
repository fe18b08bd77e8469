import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type StackingConditions, stackingFactor } from '#domain/board'
import { seedFrom } from '../../depth.ts'

const factor = (conditions: StackingConditions) => {
  const result = stackingFactor(conditions)
  return result.ok ? result.factor : result.reason
}

describe('stacking factor', () => {
  it.each<[StackingConditions, number]>([
    [{}, 1],
    [{ days: 10 }, 0.63],
    [{ days: 30 }, 0.6],
    [{ days: 90 }, 0.55],
    [{ days: 180 }, 0.5],
    [{ relativeHumidity: 50 }, 1],
    [{ relativeHumidity: 90 }, 0.48],
    [{ relativeHumidity: 100 }, 0.15],
    [{ pattern: 'column' }, 1],
    [{ pattern: 'interlock' }, 0.5],
    [{ hasOverhang: true }, 0.7],
    [{ hasDeckGaps: true }, 0.825],
    [{ isHandledRoughly: true }, 0.75],
  ])('%j: %d', (conditions, expected) => {
    expect(factor(conditions)).toBeCloseTo(expected, 9)
  })

  it('takes the harder row between two rows', () => {
    expect(factor({ days: 11 })).toBe(0.6)
    expect(factor({ relativeHumidity: 61 })).toBe(0.8)
  })

  it.each([
    [{ days: 181 }, 'No factor is known for 181 days of stacking.'],
    [{ relativeHumidity: 101 }, 'No factor is known for 101 % humidity.'],
    [{ days: -1 }, 'Days and humidity must be 0 or more.'],
  ])('%j: %s', (conditions, reason) => {
    expect(factor(conditions)).toBe(reason)
  })

  it('never rises with time or humidity', () => {
    const days = fc.integer({ min: 0, max: 179 })
    const relativeHumidity = fc.integer({ min: 0, max: 99 })
    fc.assert(
      fc.property(days, relativeHumidity, (d, h) => {
        const now = Number(factor({ days: d, relativeHumidity: h }))
        expect(Number(factor({ days: d + 1, relativeHumidity: h }))).toBeLessThanOrEqual(now)
        expect(Number(factor({ days: d, relativeHumidity: h + 1 }))).toBeLessThanOrEqual(now)
      }),
      { seed: seedFrom(7), numRuns: 200 },
    )
  })
})
