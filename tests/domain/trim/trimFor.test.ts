import { describe, expect, it } from 'vitest'
import { type TrimInput, type TrimRow, trimFor } from '#domain/trim'

const rows: readonly TrimRow[] = [
  { plantCode: 'P1', industryCode: 'FOOD', trimValue: 8, printToEdge: false },
  { plantCode: 'P1', industryCode: null, trimValue: 6, printToEdge: false },
  { plantCode: 'P1', industryCode: null, trimValue: 12, printToEdge: true },
  { plantCode: 'P2', industryCode: 'WINE', trimValue: 5, printToEdge: false },
]
const item = (overrides: Partial<TrimInput> = {}): TrimInput => ({
  printProcessId: 2,
  stereoPlateCode: null,
  printToEdge: false,
  designPlantCode: 'P1',
  customerPlantCode: 'P2',
  customerIndustryCode: 'FOOD',
  ...overrides,
})
const trim = (overrides: Partial<TrimInput> = {}) => trimFor(item(overrides), rows)

describe('trim', () => {
  it.each([2, 3])('trim-applies: print process %d takes the row of plant and industry', printProcessId => {
    expect(trim({ printProcessId })).toMatchObject({
      ok: true,
      trim: 8,
      reason: 'Trim of plant P1 and industry FOOD.',
    })
  })

  it.each([0, 1, 4, 5, 6, null])('trim-applies: print process %j has none', printProcessId => {
    expect(trim({ printProcessId })).toMatchObject({
      ok: false,
      trim: 0,
      reason: 'The print process has no trim.',
    })
  })

  it('trim-applies: has none with the stereo plate CODE', () => {
    expect(trim({ stereoPlateCode: 'CODE' })).toMatchObject({
      trim: 0,
      reason: 'The stereo plate CODE has no trim.',
    })
    expect(trim({ stereoPlateCode: 'STD' }).trim).toBe(8)
  })

  it('trim-lookup: takes the customer default plant while the design has none', () => {
    expect(trim({ designPlantCode: null, customerIndustryCode: 'WINE' }).trim).toBe(5)
    expect(trim({ designPlantCode: null, customerPlantCode: null })).toMatchObject({
      trim: 0,
      reason: 'Neither the design nor the customer has a plant.',
    })
  })

  it('falls back to the row for every industry', () => {
    expect(trim({ customerIndustryCode: 'TOYS' }).trim).toBe(6)
    expect(trim({ customerIndustryCode: null }).trim).toBe(6)
  })

  it('trim-lookup: ignores the industry when printing to the edge', () => {
    expect(trim({ printToEdge: true }).trim).toBe(12)
    expect(trim({ printToEdge: true, designPlantCode: 'P2' }).trim).toBe(5)
    const general = rows.filter(row => !row.printToEdge)
    expect(trimFor(item({ printToEdge: true }), general).trim).toBe(6)
  })

  it('is 0 where no row fits, and says so', () => {
    expect(trim({ designPlantCode: 'P2' })).toMatchObject({
      ok: false,
      trim: 0,
      reason: 'No trim is known for plant P2 and industry FOOD.',
    })
    expect(trim({ designPlantCode: 'P9', printToEdge: true })).toMatchObject({
      reason: 'No trim is known for plant P9, printing to the edge.',
    })
    expect(trim({ designPlantCode: 'P2', customerIndustryCode: null }).trace).toEqual([
      { label: 'Trim', value: 0, unit: 'mm', why: 'No trim is known for plant P2 and industry none.' },
    ])
  })
})
