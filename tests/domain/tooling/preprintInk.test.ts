import { describe, expect, it } from 'vitest'
import { type PreprintInkInput, preprintInk } from '#domain/tooling'

const input = (overrides: Partial<PreprintInkInput> = {}): PreprintInkInput => ({
  sqm: 1000,
  spot: { gsm: 4, washKg: 1, pricePerKg: 10 },
  process: { gsm: 2, washKg: 1, pricePerKg: 20 },
  waste: 0,
  ...overrides,
})

describe('preprint ink', () => {
  it('covers 80 percent by default, a quarter of it spot and three quarters process', () => {
    const result = preprintInk(input())
    expect(result).toMatchObject({ ok: true, cost: 62 })
    expect(result.ok && result.spotKilograms).toBeCloseTo(1000 * 0.8 * 0.25 * 0.004 + 1, 9)
    expect(result.ok && result.processKilograms).toBeCloseTo(1000 * 0.8 * 0.75 * 0.002 + 1, 9)
  })

  it('washes no unit that prints nothing', () => {
    expect(preprintInk(input({ coverage: { coverage: 80, spot: 0, process: 100 } }))).toMatchObject({
      spotKilograms: 0,
    })
  })

  it('wastes the share of the plant, 10 percent unless told otherwise', () => {
    const { waste: _, ...rest } = input()
    const result = preprintInk(rest)
    expect(result.ok && result.spotKilograms).toBeCloseTo(1.88, 9)
  })

  it.each<[string, Partial<PreprintInkInput>]>([
    ['Coverages are percentages from 0 to 100.', { coverage: { coverage: 101, spot: 0, process: 0 } }],
    ['Area, waste, films, washes and prices must be 0 or more.', { sqm: -1 }],
  ])('%s', (reason, overrides) => {
    expect(preprintInk(input(overrides))).toEqual({ ok: false, reason, trace: [] })
  })
})
