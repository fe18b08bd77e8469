import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decimal, fixed, money } from '#domain/formats'
import { seedFrom } from '../../depth.ts'

describe('a number with so many decimals', () => {
  it.each([
    [9.995, 2, '10.00'],
    [1.005, 2, '1.01'],
    [2.675, 2, '2.68'],
    [-9.995, 2, '-10.00'],
    [-0.001, 2, '0.00'],
    [1234.5, 2, '1234.50'],
    [12.35, 1, '12.4'],
    [4500, 0, '4500'],
  ])('format-numbers: %d with %d is %s', (value, places, shown) => {
    expect(fixed(value, places)).toBe(shown)
  })

  it('is rounded by its decimal digits, a half away from zero, in fields, in figures and in money alike', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1e9, max: 1e9 }),
        fc.constantFrom(0, 2, 3, 4),
        fc.integer({ min: -2, max: 2 }),
        (parts, places, hairs) => {
          // One decimal more than is shown, and a hair beside it: what is left of a calculation.
          const value = (parts / 10 ** (places + 1)) * (1 + hairs * Number.EPSILON)
          const digits = String(Math.floor((Math.abs(parts) + 5) / 10)).padStart(places + 1, '0')
          const whole = digits.slice(0, digits.length - places)
          const sign = parts < 0 && Number(digits) > 0 ? '-' : ''
          const shown = `${sign}${whole}${places === 0 ? '' : `.${digits.slice(-places)}`}`
          expect(fixed(value, places)).toBe(shown)
          expect(decimal(value, places as 0 | 2 | 3 | 4).replaceAll(',', '')).toBe(shown)
          if (places === 2) expect(money(value).replaceAll(/[$,]/g, '')).toBe(shown)
        },
      ),
      { seed: seedFrom(47) },
    )
  })
})
