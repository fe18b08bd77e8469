import { expect, it } from 'vitest'
import { heightOverTrucks, truckTypes } from '#domain/palletisation'

const highest = truckTypes.reduce((high, truck) => (truck.height > high.height ? truck : high))

it('a pallet that no truck takes is said to be too high, with the highest truck there is', () => {
  expect(heightOverTrucks(99_999, truckTypes)).toBe(
    'No truck is so high: Tautliner, the highest, is 2,750 mm inside.',
  )
  expect(heightOverTrucks(highest.height + 1, truckTypes)).toContain('No truck is so high')
})

it('nothing is said of a height that a truck takes, of none, or where no inside is known', () => {
  expect(heightOverTrucks(highest.height, truckTypes)).toBe('')
  expect(heightOverTrucks(null, truckTypes)).toBe('')
  expect(heightOverTrucks(Number.NaN, truckTypes)).toBe('')
  expect(heightOverTrucks(99_999, [])).toBe('')
  expect(heightOverTrucks(99_999, [{ ...highest, height: 0 }])).toBe('')
})
