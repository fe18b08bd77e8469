import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type InkColour, type InkInput, ink } from '#domain/tooling'
import { seedFrom } from '../../depth.ts'

const colour = (overrides: Partial<InkColour> = {}): InkColour => ({
  code: 'RED',
  coverage: 0.12,
  gsm: 5.3,
  washKg: 1.5,
  pricePerKg: 9.5,
  ...overrides,
})
const inked = (input: InkInput) => {
  const result = ink(input)
  if (!result.ok) throw new Error(result.reason)
  return result
}

describe('ink of a run', () => {
  it('5,000 boxes of 0.807 m², 12 % of it: 4.323 kg', () => {
    const { kilograms, cost } = inked({ sqm: 5000 * 0.807, colours: [colour()] })
    expect(kilograms).toBeCloseTo(4.323, 3)
    expect(cost).toBe(41.07)
  })

  it('adds its colours', () => {
    const { colours, cost } = inked({
      sqm: 4035,
      colours: [colour(), colour({ code: 'BLUE', coverage: 0.05 })],
    })
    expect(colours.map(c => c.code)).toEqual(['RED', 'BLUE'])
    expect(cost).toBeCloseTo(
      colours.reduce((sum, c) => sum + c.cost, 0),
      9,
    )
  })

  it('is nothing without colours', () => {
    expect(inked({ sqm: 4035, colours: [] })).toMatchObject({ kilograms: 0, cost: 0 })
  })

  it.each<[string, InkInput]>([
    ['The printed area and the waste must be 0 or more.', { sqm: -1, colours: [] }],
    [
      'Ink RED needs a coverage from 0 to 1, and film, wash and price of 0 or more.',
      { sqm: 1, colours: [colour({ coverage: 12 })] },
    ],
  ])('%s', (reason, input) => {
    expect(ink(input)).toEqual({ ok: false, reason, trace: [] })
  })

  it('needs the wash however small the run, and grows with it in proportion', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 1e5, noNaN: true }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (sqm, coverage) => {
          const kg = (area: number) => inked({ sqm: area, colours: [colour({ coverage })] }).kilograms
          expect(kg(sqm)).toBeGreaterThanOrEqual(1.5)
          expect(kg(2 * sqm) - 1.5).toBeCloseTo(2 * (kg(sqm) - 1.5), 6)
        },
      ),
      { seed: seedFrom(14), numRuns: 200 },
    )
  })
})
