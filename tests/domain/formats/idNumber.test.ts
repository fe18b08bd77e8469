import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { idNumber } from '#domain/formats'
import { seedFrom } from '../../depth.ts'

describe('an id', () => {
  it.each([
    [0, '000000000'],
    [7, '000000007'],
    [100023, '000100023'],
    [999_999_999, '999999999'],
    [1_234_567_890, '1234567890'],
  ])('format-numbers: %d is shown as %s', (id, shown) => {
    expect(idNumber(id)).toBe(shown)
  })

  it('has nine digits at least and is the same number', () => {
    fc.assert(
      fc.property(fc.nat(Number.MAX_SAFE_INTEGER), id => {
        expect(idNumber(id)).toMatch(/^\d{9,}$/)
        expect(Number(idNumber(id))).toBe(id)
      }),
      { seed: seedFrom(42) },
    )
  })
})
