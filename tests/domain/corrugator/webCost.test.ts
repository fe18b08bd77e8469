import { describe, expect, it } from 'vitest'
import { webCost } from '../../../domain/corrugator/webCost.ts'

describe('cost of a web', () => {
  it('1,916.008 m of a 2350 web, 553 g/m² at $870 a tonne: $2,166.25 of paper', () => {
    const paper = { paperGsm: 553, paperPricePerTonne: 870, pricePerMetre: 0 }
    expect(webCost(1916.008 * 2.35, 1916.008, paper)).toBeCloseTo(2166.255, 3)
  })

  it('1,000 m² of 500 g/m² are half a tonne: $400 at $800, whatever its length', () => {
    const paper = { paperGsm: 500, paperPricePerTonne: 800, pricePerMetre: 0 }
    expect(webCost(1000, 400, paper)).toBe(400)
    expect(webCost(1000, 800, paper)).toBe(400)
  })

  it('adds the making by the metre, whatever its area', () => {
    const making = { paperGsm: 500, paperPricePerTonne: 0, pricePerMetre: 0.25 }
    expect(webCost(1000, 400, making)).toBe(100)
    expect(webCost(2000, 400, making)).toBe(100)
    expect(webCost(1000, 400, { ...making, paperPricePerTonne: 800 })).toBe(500)
  })

  it('costs nothing where there is no web', () => {
    expect(webCost(0, 0, { paperGsm: 553, paperPricePerTonne: 870, pricePerMetre: 0.1 })).toBe(0)
  })
})
