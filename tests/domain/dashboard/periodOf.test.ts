import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { durationCodes, periodOf } from '#domain/dashboard'
import { seedFrom } from '../../depth.ts'
import { anyDay } from './builders.ts'

describe('the period of a duration', () => {
  it.each([
    ['THIS_MONTH', '2026-03-16', '2026-03-01', '2026-03-31'],
    ['LAST_MONTH', '2026-03-16', '2026-02-01', '2026-02-28'],
    ['THIS_QUARTER', '2026-03-16', '2026-01-01', '2026-03-31'],
    ['THIS_YEAR', '2026-03-16', '2026-01-01', '2026-12-31'],
    ['LAST_YEAR', '2026-03-16', '2025-01-01', '2025-12-31'],
    ['LAST_MONTH', '2024-01-31', '2023-12-01', '2023-12-31'],
    ['LAST_MONTH', '2024-03-31', '2024-02-01', '2024-02-29'],
    ['THIS_QUARTER', '2026-12-31', '2026-10-01', '2026-12-31'],
    ['THIS_QUARTER', '2026-04-01', '2026-04-01', '2026-06-30'],
  ] as const)('%s on %s is %s to %s', (duration, today, from, to) => {
    expect(periodOf(duration, today)).toEqual({ from, to })
  })

  it('this one holds today, the last one is over', () => {
    fc.assert(
      fc.property(anyDay, fc.constantFrom(...durationCodes), (today, duration) => {
        const { from, to } = periodOf(duration, today)
        expect(from.endsWith('-01') && from < to).toBe(true)
        if (duration.startsWith('THIS')) expect(from <= today && today <= to).toBe(true)
        else expect(to < today).toBe(true)
      }),
      { seed: seedFrom(35) },
    )
  })
})
