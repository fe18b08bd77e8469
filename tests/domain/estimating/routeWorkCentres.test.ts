import { describe, expect, it } from 'vitest'
import { routeWorkCentres } from '#domain/estimating'
import { aPlant } from './builders.ts'
import { aWorkCentre } from './workCentres.ts'

describe('work centres for the routing', () => {
  it('cost an hour what crew, energy and depreciation come to', () => {
    const [centre] = routeWorkCentres([aPlant({ workCentres: [aWorkCentre()] })])
    expect(centre?.hourRate).toBeCloseTo(3 * 46 + 120 * 0.22 + 85)
    expect(centre?.limits.maxLength).toBe(2200)
  })

  it('leave out outside stores', () => {
    const store = aWorkCentre({ code: 'STO1', operation: 'STORE' })
    const codes = routeWorkCentres([aPlant(), aPlant({ code: 'STH', workCentres: [store] })])
    expect(codes.map(({ code }) => code)).toEqual(['CORR1', 'FFG2C', 'DCR1', 'GLU1', 'DSP1', 'SLIT1'])
  })

  it('cost nothing where the rates are not known', () => {
    const plant = aPlant({ costing: null, workCentres: [aWorkCentre({ rates: null })] })
    expect(routeWorkCentres([plant])[0]).toMatchObject({ hourRate: 0, pricePerThousand: 0, fixedPrice: 0 })
  })
})
