import { describe, expect, it } from 'vitest'
import { type CostJob, wasteFlow } from '#domain/costTape'
import { runLines } from '../../../domain/costTape/runLines.ts'
import { aJob } from './builders.ts'

const lines = (quantity: number, overrides: Partial<CostJob> = {}) => {
  const job = aJob(overrides)
  return runLines(job, quantity, wasteFlow(job.steps, quantity)).lines
}

describe('the lines of a whole run', () => {
  it('1,000 boxes at 600 a pallet need two pallets at $14.50, and $38 of freight each', () => {
    expect(lines(1000)).toMatchObject({ wrapStrappingPallets: 29, distribution: 76 })
  })

  it('one box more than fits needs one pallet more', () => {
    expect(lines(600).wrapStrappingPallets).toBe(14.5)
    expect(lines(601).wrapStrappingPallets).toBe(29)
  })

  it('two inks over 807 m² at 12 % and 5 %, 10 % lost and 1.5 kg washed out each, at $9.50 a kg: $36.10', () => {
    const kilograms = (coverage: number) => (807 * coverage * 5.3 * 1.1) / 1000 + 1.5
    expect(lines(1000).ink).toBeCloseTo(9.5 * (kilograms(0.12) + kilograms(0.05)), 6)
    expect(lines(1000).ink).toBeCloseTo(36.1, 2)
  })

  it('glue of 0.35 cents a box; wax by its weight on the area', () => {
    expect(lines(1000).closure).toBe(3.5)
    expect(lines(1000).wax).toBe(0)
    expect(lines(1000, { wax: { gsm: 20, pricePerKg: 4 } }).wax).toBeCloseTo(807 * 0.02 * 4, 9)
  })

  it('every leg of the way, and every store on it', () => {
    const leg = { perPallet: 38, fixed: 0, minimum: 0 }
    const changed = lines(1000, {
      freight: [leg, { ...leg, fixed: 20 }],
      outsideStores: [{ description: 'store', perUnit: 0.01, fixed: 5 }],
    })
    expect(changed).toMatchObject({ distribution: 172, outsideStoreCost: 15 })
  })

  it('consumes the web that its board is charged for', () => {
    const job = aJob()
    const { webSqm } = runLines(job, 500, wasteFlow(job.steps, 500))
    expect(webSqm).toBeCloseTo((609 * 1.441 * 2.35) / 4, 9)
  })
})

describe('goods bought ready made', () => {
  it('cost what their maker asks, pallets and freight, and no web', () => {
    const job = aJob({ outsideManufacture: [{ description: 'maker', perUnit: 0.4, fixed: 100 }] })
    const { lines: bought, webSqm } = runLines(job, 1000, [])
    expect(webSqm).toBe(0)
    const paid = Object.entries(bought).filter(([, amount]) => amount !== 0)
    expect(Object.fromEntries(paid)).toEqual({
      outsideMfgCost: 500,
      wrapStrappingPallets: 29,
      distribution: 76,
    })
  })
})
