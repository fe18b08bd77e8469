import { describe, expect, it } from 'vitest'
import { itemFreight, sendingPlant } from '#domain/estimating'
import { emptySections } from '#domain/quoteItem'
import { designStep } from '../../server/filledSections.ts'
import { anItem, theMasters } from './builders.ts'
import { twoPlants } from './twoPlants.ts'

const freightOf = (delivery: Partial<ReturnType<typeof anItem>['delivery']>) => {
  const item = anItem({ delivery: { ...anItem().delivery, ...delivery } })
  const freight = itemFreight(item, 'VIC-MEL', 6, theMasters())
  return freight.ok ? freight.legs.map(({ toRegion, perPallet }) => [toRegion, perPallet]) : freight.reason
}

describe('the freight of an item', () => {
  it('goes from the plant to the customer', () => {
    expect(freightOf({})).toEqual([['VIC-NTH', 38]])
  })

  it('goes over the region of a second leg', () => {
    expect(freightOf({ regionCode: 'NSW-NTH', secondaryLegRegion: 'NSW-SYD' })).toEqual([
      ['NSW-SYD', 58],
      ['NSW-NTH', 40],
    ])
  })

  it('unloads by hand at its end', () => {
    expect(freightOf({ isHandUnloading: true })).toEqual([['VIC-NTH', 44]])
  })

  it('is nothing while the region is not known, or when the customer collects', () => {
    expect(freightOf({ regionCode: null })).toEqual([])
    expect(freightOf({ isPickup: true })).toEqual([])
    expect(freightOf({ isPickup: true, regionCode: null })).toEqual([])
  })

  it('goes to where the customer collects', () => {
    const there = { isPickup: true, regionCode: null, secondaryLegRegion: 'NSW-SYD' }
    expect(freightOf(there)).toEqual([['NSW-SYD', 58]])
  })

  it('counts the least charge and what is fixed once an order, not once a pallet', () => {
    const freight = [{ fromRegion: 'VIC-MEL', toRegion: 'NZ-WGN', perPallet: 128, fixed: 180, minimum: 420 }]
    const costOf = (pallets?: number) => {
      const item = anItem({ delivery: { ...anItem().delivery, regionCode: 'NZ-WGN' } })
      const found = itemFreight(item, 'VIC-MEL', 6, theMasters({ freight }), pallets)
      return found.ok ? found.cost : found.reason
    }
    expect(costOf()).toBe(420 + 180)
    expect(costOf(9)).toBe(9 * 128 + 180)
  })

  it('says where no rate is known', () => {
    expect(freightOf({ regionCode: 'WA-PER' })).toBe('No freight rate is known from VIC-MEL to WA-PER.')
  })
})

it('an item is sent from where its route ends, and from its own plant while it has none', () => {
  const product = { ...emptySections.product, preferredPlantCode: 'NTH-100' }
  const sentFrom = (...workCentres: readonly string[]) =>
    sendingPlant(
      {
        product,
        design: {
          ...emptySections.design,
          designSteps: workCentres.map(workCentre => ({ ...designStep(workCentre), workCentre })),
        },
      },
      twoPlants,
    )?.code
  const south = twoPlants.plants.find(({ code }) => code === 'STH')?.workCentres[0]
  expect([sentFrom(), sentFrom('CORR1'), sentFrom('CORR1', `${south?.code}`), sentFrom('CORR1', '')]).toEqual(
    [...['NTH', 'NTH', 'STH', 'NTH']],
  )
})
