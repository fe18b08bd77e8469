import { expect, it } from 'vitest'
import { sheetSqm } from '#domain/board'

it('sheet-sqm: is 0.807 m² for 1441 × 560 mm', () => {
  expect(sheetSqm(1441, 560)).toBeCloseTo(0.807, 4)
})
