import { describe, expect, it } from 'vitest'
import { type FreightInput, freightCost } from '#domain/costTape'

const free = { fixed: 0, minimum: 0 }
const input = (overrides: Partial<FreightInput> = {}): FreightInput => ({
  fromRegion: 'VIC-MEL',
  toRegion: 'NSW-SYD',
  secondaryLegRegion: null,
  pallets: 5,
  rates: [
    { fromRegion: 'VIC-MEL', toRegion: 'NSW-SYD', perPallet: 38, ...free },
    { fromRegion: 'VIC-MEL', toRegion: 'VIC-NTH', perPallet: 20, fixed: 15, minimum: 150 },
    { fromRegion: 'VIC-NTH', toRegion: 'NSW-SYD', perPallet: 30, ...free },
  ],
  isPickup: false,
  handUnloadingPerPallet: 0,
  ...overrides,
})

describe('freight', () => {
  it('goes straight by the pallet', () => {
    expect(freightCost(input())).toMatchObject({ ok: true, cost: 190, legs: [{ cost: 190 }] })
  })

  it('goes over the region of the secondary leg, each leg with its minimum and fixed charge', () => {
    expect(freightCost(input({ secondaryLegRegion: 'VIC-NTH' }))).toMatchObject({
      cost: 315,
      legs: [
        { fromRegion: 'VIC-MEL', toRegion: 'VIC-NTH', cost: 165 },
        { fromRegion: 'VIC-NTH', toRegion: 'NSW-SYD', cost: 150 },
      ],
    })
  })

  it('makes no leg of a secondary region where the goods are already', () => {
    expect(freightCost(input({ secondaryLegRegion: 'VIC-MEL' }))).toMatchObject({ cost: 190 })
  })

  it('adds unloading by hand to the last leg', () => {
    const result = freightCost(input({ secondaryLegRegion: 'VIC-NTH', handUnloadingPerPallet: 4 }))
    expect(result).toMatchObject({ legs: [{ cost: 165 }, { perPallet: 34, cost: 170 }] })
  })

  it('leaves out the last leg when the customer collects', () => {
    expect(freightCost(input({ isPickup: true }))).toMatchObject({ ok: true, cost: 0, legs: [] })
    const stored = input({ isPickup: true, secondaryLegRegion: 'VIC-NTH', handUnloadingPerPallet: 4 })
    expect(freightCost(stored)).toMatchObject({ cost: 165, legs: [{ toRegion: 'VIC-NTH', perPallet: 20 }] })
  })

  it('says which rate is missing', () => {
    expect(freightCost(input({ toRegion: 'WA-PER' }))).toMatchObject({
      ok: false,
      reason: 'No freight rate is known from VIC-MEL to WA-PER.',
    })
    expect(freightCost(input({ pallets: -1 }))).toMatchObject({
      reason: 'The number of pallets must be 0 or more.',
    })
  })
})
