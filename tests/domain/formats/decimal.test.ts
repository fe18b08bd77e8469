import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decimal } from '#domain/formats'
import { seedFrom } from '../../depth.ts'

describe('a number', () => {
  it.each([
    [1441, 0, '1,441'],
    [0.807, 3, '0.807'],
    [0.807, 2, '0.81'],
    [1.005, 2, '1.01'],
    [1_234_567.891, 2, '1,234,567.89'],
    [0, 3, '0.000'],
    [-0.4, 0, '0'],
    [-12.5, 2, '-12.50'],
  ] as const)('format-numbers: %d with %d places is %s', (value, places, shown) => {
    expect(decimal(value, places)).toBe(shown)
  })

  it.each([null, undefined, Number.NaN, Number.NEGATIVE_INFINITY])('that is %s shows nothing', value => {
    expect(decimal(value, 2)).toBe('')
  })

  it('reads back as the rounded value', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), fc.constantFrom(0, 2, 3), (thousandths, places) => {
        const value = thousandths / 1000
        const back = Number(decimal(value, places).replaceAll(',', ''))
        expect(Math.abs(back - value)).toBeLessThanOrEqual(0.5 * 10 ** -places + 1e-9)
      }),
      { seed: seedFrom(1) },
    )
  })
})
