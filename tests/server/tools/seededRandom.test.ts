import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { seededRandom } from '../../../server/tools/generate/seededRandom.ts'

const sequence = (seed: number): number[] => {
  const random = seededRandom(seed)
  return Array.from({ length: 50 }, () => random.next())
}

describe('seededRandom', () => {
  it('repeats itself for the same seed and not for another', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), (a, b) => {
        expect(sequence(a)).toEqual(sequence(a))
        if (a !== b) expect(sequence(a)).not.toEqual(sequence(b))
      }),
      { seed: 1 },
    )
  })

  it('stays within its bounds, both included', () => {
    const random = seededRandom(3)
    const seen = new Set(Array.from({ length: 500 }, () => random.between(-2, 3)))
    expect([...seen].sort((a, b) => a - b)).toEqual([-2, -1, 0, 1, 2, 3])
  })

  it('is as likely as asked', () => {
    const random = seededRandom(5)
    const hits = Array.from({ length: 20_000 }, () => random.chance(0.2)).filter(Boolean).length
    expect(hits / 20_000).toBeCloseTo(0.2, 1)
  })

  it('cannot pick from nothing', () => {
    expect(() => seededRandom(1).pick([])).toThrow('nothing to pick')
  })
})
