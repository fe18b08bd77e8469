import { expect, it } from 'vitest'
import { offsiteMethodOf } from '#domain/estimating'

const step = (plantCode: string) => ({
  ...{ operation: 'CORR', workCentre: 'X', plantCode, isClosedHere: false },
  sheet: { length: 1, width: 1, numberUp: 1 },
})
const way = (deliveryMethod: string, otherPlantCode: string) => ({
  ...{ deliveryMethod, otherPlantCode, description: deliveryMethod },
})
// The cheapest first, as the call answers them.
const ways = [way('SEA', 'EST'), way('ROAD', 'STH'), way('RAIL', 'STH')]
const between = { path: [step('STH'), step('NTH')] }

it('design-internal-transfer: a route through another plant takes its cheapest way there, or keeps the chosen one', () => {
  expect(offsiteMethodOf(between, 'NTH-110', '', ways)).toBe('ROAD')
  expect(offsiteMethodOf(between, 'NTH', 'RAIL', ways)).toBe('RAIL')
  expect(offsiteMethodOf(between, 'NTH', 'SEA', ways)).toBe('ROAD')
})

it('a route that stays at home needs no way, and where no way is known nothing is made up', () => {
  expect(offsiteMethodOf({ path: [step('NTH')] }, 'NTH-110', 'ROAD', ways)).toBe('')
  expect(offsiteMethodOf({ path: [step('WST')] }, 'NTH', '', ways)).toBe('')
  expect(offsiteMethodOf(between, '', 'RAIL', ways)).toBe('RAIL')
  expect(offsiteMethodOf(between, 'NTH', 'RAIL', undefined)).toBe('RAIL')
})
