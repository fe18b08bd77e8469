import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bundleLimits, suggestBundleQty } from '#domain/palletisation'
import { seeded } from '../seeded.ts'

describe('bundle quantity', () => {
  it.each([
    [{ kg: 0.4628, thickness: 8.4 }, 25],
    [{ kg: 0.1, thickness: 3.36 }, 50],
    [{ kg: 1, thickness: 3.36 }, 15],
    [{ kg: 0.4, thickness: 8.3333333 }, 30],
    [{ kg: 2, thickness: 14.7 }, 8],
    [{ kg: 20, thickness: 14.7 }, 1],
  ])('of %j: %d', (unit, quantity) => {
    expect(suggestBundleQty(unit)).toBe(quantity)
  })

  it('is the largest usual one where neither weight nor thickness is known', () => {
    expect(suggestBundleQty({ kg: 0, thickness: 0 })).toBe(50)
  })

  it('takes a limit that is met exactly: 40 of 0.4 kg are 16 kg, 25 of 10 mm are 250', () => {
    expect(suggestBundleQty({ kg: 0.4, thickness: 1 })).toBe(40)
    expect(suggestBundleQty({ kg: 0.1, thickness: 10 })).toBe(25)
  })

  it('can be lifted and strapped, unless a single one can not', () => {
    const weight = fc.integer({ min: 1, max: 3000 }).map(grams => grams / 100)
    const thickness = fc.integer({ min: 10, max: 400 }).map(tenths => tenths / 10)
    fc.assert(
      fc.property(weight, thickness, (kg, mm) => {
        const quantity = suggestBundleQty({ kg, thickness: mm })
        expect(quantity).toBeGreaterThanOrEqual(1)
        if (quantity > 1) {
          expect(quantity * kg).toBeLessThanOrEqual(bundleLimits.kg + 1e-6)
          expect(quantity * mm).toBeLessThanOrEqual(bundleLimits.height + 1e-6)
        }
      }),
      seeded(150),
    )
  })
})
