import { describe, expect, it } from 'vitest'
import { bridgesOf } from '../../../domain/dieline/bridgesOf.ts'

describe('bridges under a rule, one every 150 mm', () => {
  it.each([
    [0, 0],
    [149.9, 0],
    [150, 1],
    [299, 1],
    [560, 3],
  ])('of %d mm: %d', (length, bridges) => {
    expect(bridgesOf(length)).toBe(bridges)
  })

  it('follow what the maker of formes wants', () => {
    expect(bridgesOf(560, { every: 80, width: 5 })).toBe(7)
    expect(bridgesOf(560, { every: 1000, width: 5 })).toBe(0)
  })

  it('are none where no distance is given', () => {
    expect(bridgesOf(560, { every: 0, width: 6 })).toBe(0)
    expect(bridgesOf(560, { every: -1, width: 6 })).toBe(0)
  })
})
