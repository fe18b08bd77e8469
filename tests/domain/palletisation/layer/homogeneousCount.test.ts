import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { homogeneousCount } from '../../../../domain/palletisation/layer/homogeneousCount.ts'
import { seeded } from '../seeded.ts'

describe('one way of turning every box', () => {
  it('takes the better of the two', () => {
    expect(homogeneousCount(10, 7, 5, 3)).toBe(4)
    expect(homogeneousCount(9, 5, 5, 3)).toBe(3)
    expect(homogeneousCount(4, 2, 5, 3)).toBe(0)
  })

  it('12 boxes of 400 × 300 on 1200 × 1000 would be a full deck; one way are 9, three by three', () => {
    // Three along by three across, or four along by two across: 9 against 8.
    expect(homogeneousCount(1200, 1000, 400, 300)).toBe(9)
  })

  it('is the same for a deck turned by a quarter, and never less on a longer one', () => {
    const side = fc.integer({ min: 1, max: 60 })
    fc.assert(
      fc.property(
        side,
        side,
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 1, max: 12 }),
        (x, y, a, b) => {
          const [long, short] = [Math.max(a, b), Math.min(a, b)]
          const count = homogeneousCount(x, y, long, short)
          expect(homogeneousCount(y, x, long, short)).toBe(count)
          expect(homogeneousCount(x + 1, y, long, short)).toBeGreaterThanOrEqual(count)
          expect(count * a * b).toBeLessThanOrEqual(x * y)
        },
      ),
      seeded(150),
    )
  })
})
