import { describe, expect, it } from 'vitest'
import type { RouteJob, RouteSheet, RouteWorkCentre } from '#domain/routing'
import { runCost } from '../../../domain/routing/runCost.ts'
import { aJob, aNeed, aWorkCentre } from './builders.ts'

const sheet: RouteSheet = { length: 1441, width: 560, numberUp: 1 }
const corrugator = aWorkCentre({
  code: 'CORR1',
  operation: 'CORR',
  setupHours: 0.15,
  hourRate: 1200,
  speed: 12_000,
})

const cost = (
  centre: Partial<RouteWorkCentre> = {},
  job: Partial<RouteJob> = {},
  on: RouteSheet = sheet,
  isCut = false,
  closes = false,
) => {
  const workCentre = { ...corrugator, ...centre }
  return runCost(workCentre, aNeed(workCentre.operation, { closes }), aJob(job), on, isCut, 250)
}

describe('what a step costs', () => {
  it('5,000 sheets on CORR1: 0.15 h to set up and 5,000 / 12,000 h to run, at $1,200: $680', () => {
    expect(cost()).toEqual({ cost: 680, warnings: [] })
  })

  it('two blanks up are half the sheets', () => {
    expect(cost({}, {}, { ...sheet, numberUp: 2 }).cost).toBe((0.15 + 2500 / 12_000) * 1200)
  })

  it('once the sheets are cut, every blank goes through by itself', () => {
    expect(cost({ operation: 'GLUE' }, {}, { ...sheet, numberUp: 2 }, true).cost).toBe(680)
  })

  it('only the set-up counts where a step takes no time by the piece', () => {
    expect(cost({ speed: null }).cost).toBe(180)
  })

  it('60 sheets and 3 % spoiled of 0.80696 m² at 60 cents: $101.68 more', () => {
    expect(cost({ setupWaste: 60, runWaste: 0.03 }).cost).toBeCloseTo(680 + 210 * 0.80696 * 0.6, 2)
  })

  it('a cut blank spoils its own area, not the sheet’s', () => {
    const blank = { length: 700, width: 500 }
    const spoiling = { operation: 'GLUE', setupWaste: 100 } as const
    expect(cost(spoiling, { blank }, sheet, true).cost).toBe(680 + 100 * 0.35 * 0.6)
  })

  it('an external maker charges by the thousand and by the run', () => {
    const price = { pricePerThousand: 90, fixedPrice: 40, setupHours: 0, speed: null }
    expect(cost({ ...price, isExternal: true }).cost).toBe(490)
    expect(cost(price).cost).toBe(0)
  })
})

describe('what is odd about a run', () => {
  it('fewer metres than the corrugator wants: 5,000 of 1.441 m are 7,205 m', () => {
    expect(cost({ minLinealMetre: 7205 }).warnings).toEqual([])
    expect(cost({ minLinealMetre: 8000 })).toEqual({
      cost: 930,
      warnings: ['CORR1: minimum 8000 m, the run has 7205 m'],
    })
  })

  it('the minimum of the board grade counts where it is the lower one', () => {
    expect(cost({ minLinealMetre: 8000 }, { boardGradeMetres: 7000 }).warnings).toEqual([])
    expect(cost({ minLinealMetre: 7000 }, { boardGradeMetres: 8000 }).warnings).toEqual([])
  })

  it('metres are asked of the corrugator only', () => {
    expect(cost({ operation: 'PRINT', minLinealMetre: 8000 }).warnings).toEqual([])
  })

  it('fewer passes than a closing step wants, and only there', () => {
    const ffg = { code: 'FFG1', operation: 'FFG', minNoOfPasses: 6000 } as const
    expect(cost(ffg, {}, sheet, false, true)).toEqual({ cost: 930, warnings: ['FFG1: minimum passes 6000'] })
    expect(cost(ffg).warnings).toEqual([])
  })

  it('feeds the parts of a sheet that is slit in two runs', () => {
    const slitter = {
      code: 'SLIT1',
      operation: 'SLITTER',
      setupHours: 1,
      hourRate: 100,
      speed: 1000,
    } as const
    const grid = { length: 800, width: 600, numberUp: 4 }
    expect(cost(slitter, { quantity: 4000 }, grid).cost).toBe(200)
    const slitting = { runs: 2, feeds: 3 }
    expect(cost(slitter, { quantity: 4000 }, { ...grid, slitting }).cost).toBe(500)
  })
})
