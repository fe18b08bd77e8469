import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type RouteResult, type RouteSettings, type RouteWorkCentre, route } from '#domain/routing'
import { seedFrom } from '../../depth.ts'
import { aJob, aWorkCentre, settings } from './builders.ts'

const codes = (result: RouteResult) =>
  result.ok ? result.path.map(step => step.workCentre).join('>') : result.reason

describe('laws of routing', () => {
  const centre = fc.record({
    code: fc.integer({ min: 0, max: 30 }).map(n => `W${n}`),
    plantCode: fc.constantFrom('P1', 'P2', 'P3'),
    operation: fc.constantFrom<RouteWorkCentre['operation']>(
      'CORR',
      'FFG',
      'PRINT',
      'SLOT',
      'GLUE',
      'DESPATCH',
    ),
    maxColours: fc.integer({ min: 0, max: 4 }),
    setupHours: fc.integer({ min: 1, max: 9 }),
    capabilities: fc.constantFrom<RouteWorkCentre['capabilities']>(['GLUE'], []),
  })
  const many = fc.uniqueArray(centre, { minLength: 4, maxLength: 14, selector: c => c.code })
  const near: RouteSettings = { ...settings, transfers: [], otherTransfer: 120, alternatives: 1 }
  const run = (centres: readonly Partial<RouteWorkCentre>[]) => route(aJob(), centres.map(aWorkCentre), near)
  const cost = (result: RouteResult) => (result.ok ? result.cost : Number.POSITIVE_INFINITY)

  it('one more work centre never raises the cost', () => {
    fc.assert(
      fc.property(many, ([extra = {}, ...rest]) => {
        expect(cost(run([...rest, extra]))).toBeLessThanOrEqual(cost(run(rest)))
      }),
      { seed: seedFrom(24), numRuns: 200 },
    )
  })

  it('taking away a work centre that was not chosen changes nothing', () => {
    fc.assert(
      fc.property(many, centres => {
        const whole = run(centres)
        if (!whole.ok) return
        const used = new Set(whole.path.map(step => step.workCentre))
        for (const { code } of centres.filter(c => !used.has(c.code))) {
          const without = run(centres.filter(c => c.code !== code))
          expect([codes(without), cost(without)]).toEqual([codes(whole), whole.cost])
        }
      }),
      { seed: seedFrom(25), numRuns: 60 },
    )
  })

  it('the order of the work centres does not matter, and the best is no dearer than the next', () => {
    fc.assert(
      fc.property(many, centres => {
        const whole = run(centres)
        expect(run([...centres].reverse())).toEqual(whole)
        if (whole.ok)
          for (const next of whole.alternatives) expect(next.cost).toBeGreaterThanOrEqual(whole.cost)
      }),
      { seed: seedFrom(26), numRuns: 100 },
    )
  })

  it('costs what its steps cost', () => {
    fc.assert(
      fc.property(many, centres => {
        const whole = run(centres)
        if (!whole.ok) return
        expect(whole.path.reduce((sum, step) => sum + step.run + step.transfer, 0)).toBeCloseTo(whole.cost, 6)
      }),
      { seed: seedFrom(27), numRuns: 100 },
    )
  })
})
