import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type CombineOrdersInput, combineOrders, type SheetOrder } from '#domain/corrugator'
import { seedFrom } from '../../depth.ts'

const order = (overrides: Partial<SheetOrder> = {}): SheetOrder => ({
  sheetLength: 1441,
  sheetWidth: 560,
  quantity: 5000,
  creasesPerSheet: 2,
  ...overrides,
})
const input = (overrides: Partial<CombineOrdersInput> = {}): CombineOrdersInput => ({
  first: order(),
  second: order({ sheetWidth: 700 }),
  deckles: [1800, 2450],
  paperGsm: 553,
  paperPricePerTonne: 870,
  pricePerMetre: 0,
  ...overrides,
})
const combined = (overrides: Partial<CombineOrdersInput> = {}) => {
  const result = combineOrders(input(overrides))
  if (!result.ok) throw new Error(result.reason)
  return result
}

describe('two orders on one web', () => {
  it('lists every pair of outs that a deckle holds', () => {
    const pairs = combined().rows.map(r => `${r.deckle}: ${r.firstOut}+${r.secondOut}`)
    expect(pairs.sort()).toEqual(['1800: 1+1', '2450: 1+1', '2450: 1+2', '2450: 2+1', '2450: 3+1'])
  })

  it('shares the whole web when both orders end together', () => {
    const one = combined({ second: order(), deckles: [1250] }).rows[0]
    expect(one).toMatchObject({ firstOut: 1, secondOut: 1, trim: 130, restOf: null, restSheets: 0 })
    expect(one?.sharedMetres).toBeCloseTo(5150 * 1.441 + 60, 6)
  })

  it('runs the rest of the longer order alone', () => {
    const second = order({ sheetWidth: 700, quantity: 1000 })
    const row = combined({ second, deckles: [1800] }).rows[0]
    expect(row).toMatchObject({ restOf: 'first', restSheets: 5150 - 1030 })
    const turned = combined({ first: second, second: order(), deckles: [1800] }).rows[0]
    expect(turned).toMatchObject({ restOf: 'second', restSheets: 4120, cost: row?.cost })
  })

  it('cuts different lengths with two knives', () => {
    const second = order({ sheetLength: 2882, sheetWidth: 700, quantity: 2500 })
    expect(combined({ second, deckles: [1800] }).rows[0]).toMatchObject({ restOf: null })
  })

  it('saves the trim that one order alone would leave', () => {
    const { rows, separateCost } = combined({ deckles: [1400], second: order({ sheetWidth: 800 }) })
    expect(rows[0]).toMatchObject({ trim: 40 })
    expect(rows[0]?.saving).toBeGreaterThan(0)
    expect(rows[0]?.cost).toBeCloseTo(separateCost - (rows[0]?.saving ?? 0), 2)
  })

  it.each<[string, Partial<CombineOrdersInput>]>([
    ['No deckle holds a sheet of both orders beside each other.', { deckles: [1250] }],
    ['The sheet width must be above 0.', { first: order({ sheetWidth: 0 }) }],
    ['The quantity must be above 0.', { second: order({ quantity: 0 }) }],
  ])('%s', (reason, overrides) => {
    expect(combineOrders(input(overrides))).toMatchObject({ ok: false, reason })
  })

  it('makes all sheets of both orders, within the creases of the machine', () => {
    const any = fc.record({
      sheetLength: fc.integer({ min: 300, max: 2500 }),
      sheetWidth: fc.integer({ min: 200, max: 900 }),
      quantity: fc.integer({ min: 1, max: 20_000 }),
      creasesPerSheet: fc.integer({ min: 0, max: 6 }),
    })
    fc.assert(
      fc.property(any, any, (first, second) => {
        const deckle = 2450
        for (const row of combined({ first, second, deckles: [deckle] }).rows) {
          expect(
            row.firstOut * first.creasesPerSheet + row.secondOut * second.creasesPerSheet,
          ).toBeLessThanOrEqual(20)
          expect(row.trim).toBeGreaterThanOrEqual(20)
          const metres = (row.sharedMetres - 60) * 1000 + 1e-6
          const made = (one: SheetOrder, out: number, which: string) =>
            Math.floor(metres / one.sheetLength) * out + (row.restOf === which ? row.restSheets : 0)
          expect(made(first, row.firstOut, 'first')).toBeGreaterThanOrEqual(first.quantity)
          expect(made(second, row.secondOut, 'second')).toBeGreaterThanOrEqual(second.quantity)
        }
      }),
      { seed: seedFrom(10), numRuns: 150 },
    )
  })
})
