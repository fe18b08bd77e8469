import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isNewCustomer } from '#domain/dashboard'
import { seedFrom } from '../../depth.ts'
import { anyDay } from './builders.ts'

describe('a customer is new', () => {
  it('as long as it is a prospect', () => {
    expect(isNewCustomer(null, '2026-03-16')).toBe(true)
  })

  it.each([
    ['2025-03-17', '2026-03-16', true],
    ['2025-03-16', '2026-03-16', false],
    ['2026-03-16', '2026-03-16', true],
    ['2010-01-01', '2026-03-16', false],
    ['2024-12-31', '2025-12-30', true],
    ['2024-12-31', '2025-12-31', false],
    // Who began on a 29 February has traded for twelve months when the next February is over.
    ['2024-02-29', '2025-02-28', true],
    ['2024-02-29', '2025-03-01', false],
  ])('trading since %s, on %s: %s', (since, day, isNew) => {
    expect(isNewCustomer(since, day)).toBe(isNew)
  })

  it('and never again once it is not', () => {
    fc.assert(
      fc.property(anyDay, anyDay, anyDay, (since, one, other) => {
        const [earlier = '', later = ''] = [one, other].toSorted()
        if (!isNewCustomer(since, earlier)) expect(isNewCustomer(since, later)).toBe(false)
      }),
      { seed: seedFrom(33) },
    )
  })
})
