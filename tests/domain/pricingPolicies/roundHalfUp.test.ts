import fc from 'fast-check'
import { expect, it } from 'vitest'
import { roundHalfUp } from '#domain/pricingPolicies'
import { seedFrom } from '../../depth.ts'

it.each([
  [12.5, 0, 13],
  [12.4, 0, 12],
  [1.005, 2, 1.01],
  [2.675, 2, 2.68],
  [-1.005, 2, -1.01],
  [-0.001, 2, 0],
  [1234567.895, 2, 1234567.9],
])('%d to %d decimals is %d', (value, decimals, rounded) => {
  expect(roundHalfUp(value, decimals)).toBe(rounded)
})

it('leaves what is not finite alone', () => {
  expect(roundHalfUp(Number.NaN)).toBeNaN()
  expect(roundHalfUp(Number.POSITIVE_INFINITY, 2)).toBe(Number.POSITIVE_INFINITY)
})

it('moves by half a unit of the last decimal at most, and rounding twice changes nothing', () => {
  fc.assert(
    fc.property(fc.double({ min: -1e7, max: 1e7, noNaN: true }), value => {
      const rounded = roundHalfUp(value, 2)
      expect(Math.abs(rounded - value)).toBeLessThanOrEqual(0.005 + 1e-8)
      expect(roundHalfUp(rounded, 2)).toBe(rounded)
    }),
    { seed: seedFrom(4), numRuns: 500 },
  )
})

it('is what its first fifteen digits round to, at a half, a hair beside it and far from it', () => {
  const written = (value: number, decimals: number) => {
    const digits = Number((Math.abs(value) * 10 ** decimals).toPrecision(15))
    return (Math.sign(value) * Math.round(digits)) / 10 ** decimals + 0
  }
  const near = fc.record({
    whole: fc.integer({ min: -1e9, max: 1e9 }),
    share: fc.oneof(fc.constant(0.5), fc.double({ min: 0, max: 1, noNaN: true })),
    hairs: fc.integer({ min: -60, max: 60 }),
    decimals: fc.integer({ min: 0, max: 4 }),
  })
  fc.assert(
    fc.property(near, ({ whole, share, hairs, decimals }) => {
      const value = ((whole + share) / 10 ** decimals) * (1 + hairs * Number.EPSILON)
      expect(roundHalfUp(value, decimals)).toBe(written(value, decimals))
    }),
    { seed: seedFrom(8), numRuns: 500 },
  )
})
