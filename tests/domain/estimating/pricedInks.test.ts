import { describe, expect, it } from 'vitest'
import { pricedInks } from '#domain/estimating'
import { aPlant } from './builders.ts'

describe('the inks of an item', () => {
  it('are one a colour with the rates of the print process', () => {
    expect(pricedInks({ printProcess: 'FLEXO', coverages: [0.12, 0.05] }, aPlant())).toEqual([
      { coverage: 0.12, gsm: 5.3, washKg: 1.5, pricePerKg: 9.5 },
      { coverage: 0.05, gsm: 5.3, washKg: 1.5, pricePerKg: 9.5 },
    ])
  })

  it('are the shares of spot and process of a preprint that nobody described', () => {
    const inks = pricedInks({ printProcess: 'PREPRINT', coverages: [] }, aPlant())
    expect(inks.map(({ coverage }) => coverage)).toEqual([0.2, 0.6])
  })

  it.each(['NOPRINT', 'LITHO', 'OS_LITHO', ''])('are none for %s', printProcess => {
    expect(pricedInks({ printProcess, coverages: [0.5] }, aPlant())).toEqual([])
  })

  it('have no price where the process or the rates have none', () => {
    const inks = { printProcess: 'HQ_FLEXO', coverages: [0.5] }
    expect(pricedInks(inks, aPlant())[0]?.pricePerKg).toBeNull()
    expect(pricedInks(inks, aPlant({ costing: null }))[0]?.pricePerKg).toBeNull()
  })
})
