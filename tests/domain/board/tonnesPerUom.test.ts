import { expect, it } from 'vitest'
import { tonnesPerUom } from '#domain/board'

it('is 0.4543 t a thousand for 0.807 m² at 563 g/m²', () => {
  expect(tonnesPerUom(0.807, 563, 1000)).toBeCloseTo(0.4543, 4)
})
