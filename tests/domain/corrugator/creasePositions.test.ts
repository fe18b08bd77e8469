import { expect, it } from 'vitest'
import { creasePositions } from '#domain/corrugator'

it('sums distances and leaves the far edge of the sheet out', () => {
  expect(creasePositions([151, 258, 151])).toEqual([151, 409])
  expect(creasePositions([560])).toEqual([])
  expect(creasePositions([])).toEqual([])
})
