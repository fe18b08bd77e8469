import { describe, expect, it } from 'vitest'
import { windowed } from '../../../domain/dieline/windowed.ts'

describe('a movement in its part of the folding', () => {
  const innerFlaps = { from: 0.6, to: 0.8 }

  it.each([
    [0, 0],
    [0.6, 0],
    [0.65, 0.25],
    [0.7, 0.5],
    [0.8, 1],
    [1, 1],
  ])('inner flaps, which turn from 0.6 to 0.8: at %d they have turned %d', (fraction, turned) => {
    expect(windowed(fraction, innerFlaps)).toBeCloseTo(turned, 9)
  })

  it('over the whole folding is as far as the folding', () => {
    for (const fraction of [0, 0.25, 1]) expect(windowed(fraction, { from: 0, to: 1 })).toBe(fraction)
  })

  it('that takes no time happens at once', () => {
    expect(windowed(0.49, { from: 0.5, to: 0.5 })).toBe(0)
    expect(windowed(0.5, { from: 0.5, to: 0.5 })).toBe(1)
  })
})
