import { expect, it } from 'vitest'
import { floorOf } from '#domain/quoteItem'

const floor = (businessUnit: string, productGroup: string, floorPercent: number) => ({
  ...{ businessUnit, productGroup, floorPercent },
})
const floors = [
  floor('', '', 14),
  floor('', 'DISPLAYS', 15),
  floor('BOARD', '', 16),
  floor('BOARD', 'CORRUGATED', 17),
]

it.each([
  ['BOARD', 'CORRUGATED', 17],
  ['BOARD', 'DISPLAYS', 16],
  ['GLAMA', 'DISPLAYS', 15],
  ['GLAMA', 'CORRUGATED', 14],
])(
  '%s and %s keep %d %%: what names both before what names one, the business unit first',
  (businessUnit, productGroup, percent) => {
    for (const rows of [floors, floors.toReversed()]) {
      expect(floorOf({ businessUnit, productGroup }, rows)?.floorPercent).toBe(percent)
    }
  },
)

it('is none where no floor is for it', () => {
  expect(floorOf({ businessUnit: 'GLAMA', productGroup: 'DISPLAYS' }, floors.slice(2))).toBeNull()
})
