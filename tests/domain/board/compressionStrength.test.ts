import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type CompressionInput, compressionStrength, defaultBoxFactors } from '#domain/board'
import { seedFrom } from '../../depth.ts'

/** 32 lb/in board, a box of 16 × 12 in, caliper 0.16 in. */
const imperial: CompressionInput = {
  ect: 5.604,
  length: 406.4,
  width: 304.8,
  caliper: 4.064,
}
const boxC: CompressionInput = { ect: 6.53, length: 400, width: 300, caliper: 4 }

const strength = (input: CompressionInput) => {
  const result = compressionStrength(input)
  if (!result.ok) throw new Error(result.reason)
  return result
}

describe('compression strength', () => {
  it('simplified McKee: 32 lb/in, 16 × 12 in is 2.5036 kN or 563 lbf', () => {
    const result = strength(imperial)
    expect(result.method).toBe('simplified McKee')
    expect(result.kilonewtons).toBeCloseTo(2.5036, 4)
    expect(Math.round(result.pounds)).toBe(563)
  })

  it('simplified McKee: a C box of 400 × 300 is 2.8714 kN or 293 kgf', () => {
    const result = strength(boxC)
    expect(result.kilonewtons).toBeCloseTo(2.8714, 4)
    expect(Math.round(result.kilograms)).toBe(293)
  })

  it('full McKee: 2.5693 kN', () => {
    const result = strength({ ...imperial, stiffness: { dx: 12, dy: 5.5 } })
    expect(result.method).toBe('full McKee')
    expect(result.kilonewtons).toBeCloseTo(2.5693, 4)
  })

  it('30 days, 80 % humidity and interlocked: 0.204 of it, 60 kg', () => {
    const conditions = { days: 30, relativeHumidity: 80, pattern: 'interlock' } as const
    const result = strength({ ...boxC, conditions })
    expect(result.stackingFactor).toBeCloseTo(0.204, 9)
    expect(Math.round(result.allowableKilograms)).toBe(60)
  })

  it('carries its whole strength when nothing is said about the stack', () => {
    const result = strength(boxC)
    expect(result.allowableKilograms).toBe(result.kilograms)
  })

  it('warns outside the range of the formulas', () => {
    expect(strength({ ...boxC, depth: 250 }).warnings).toEqual([])
    expect(strength({ ...boxC, depth: 199 }).warnings).toEqual([
      'The box is very shallow: its real strength is higher than the formula says.',
    ])
  })

  it('the constant is for 0201; other styles go by a factor, or are said to be an estimate', () => {
    const { basis, warnings } = strength({ ...boxC, make: { styleCode: '0201' } })
    expect([basis, warnings]).toEqual(['formula', []])
    const open = strength({ ...boxC, make: { styleCode: '0200' } })
    expect([open.basis, open.warnings]).toEqual(['factor', []])
    expect(open.kilonewtons).toBeCloseTo(0.8 * 2.8714, 4)
    const tray = strength({ ...boxC, make: { styleCode: '0422' } })
    expect(tray.basis).toBe('estimate')
    expect(tray.warnings).toEqual([
      'An estimate: the formula is for regular slotted boxes, and no factor is known for 0422.',
    ])
  })

  it('print on the board, hand holes and a gap between the flaps each take their share, and the trace says so', () => {
    const make = { styleCode: '0209', coverages: [0.5, 0, 1], hasHandHoles: true, flapGap: 20 }
    const result = strength({ ...boxC, make })
    expect(result.kilonewtons).toBeCloseTo(2.8714 * (1 - 0.05 - 0.08) * 0.8 * 0.9, 4)
    const factors = ['Style', 'Print', 'Hand holes', 'Flap gap']
    expect(result.trace.filter(({ label }) => factors.includes(label)).map(({ value }) => value)).toEqual([
      1, 0.87, 0.8, 0.9,
    ])
    const solid = strength({ ...boxC, make: { styleCode: '0201', coverages: [1, 1, 1, 1, 1, 1] } })
    expect(solid.kilonewtons).toBeCloseTo(2.8714 * 0.75, 4)
  })

  it('a plant sets a factor for any style, which is then no estimate', () => {
    const boxFactors = { ...defaultBoxFactors, styles: { '0422': 0.7 } }
    expect(strength({ ...boxC, make: { styleCode: '0422' }, boxFactors }).basis).toBe('factor')
  })

  it.each([
    [{ ...boxC, ect: 0 }, 'The box strength needs an edge crush above 0.'],
    [{ ...boxC, width: Number.NaN }, 'The box strength needs a width above 0.'],
    [{ ...boxC, stiffness: { dx: 12, dy: 0 } }, 'The box strength needs a bending stiffness above 0.'],
    [{ ...boxC, conditions: { days: 400 } }, 'No factor is known for 400 days of stacking.'],
  ])('says why it cannot be calculated: %j', (input, reason) => {
    expect(compressionStrength(input)).toMatchObject({ ok: false, reason })
  })

  it('grows in proportion to the edge crush, and with the size of the whole box', () => {
    const size = fc.integer({ min: 100, max: 1200 })
    fc.assert(
      fc.property(size, size, fc.double({ min: 2, max: 15, noNaN: true }), (length, width, ect) => {
        const one = strength({ ...boxC, length, width, ect }).kilonewtons
        expect(strength({ ...boxC, length, width, ect: 2 * ect }).kilonewtons).toBeCloseTo(2 * one, 9)
        const twice = strength({ ...boxC, length: 2 * length, width: 2 * width, caliper: 8, ect })
        expect(twice.kilonewtons).toBeCloseTo(2 * one, 9)
      }),
      { seed: seedFrom(6), numRuns: 200 },
    )
  })
})
