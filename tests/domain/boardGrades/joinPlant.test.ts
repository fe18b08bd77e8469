import { expect, it } from 'vitest'
import { joinPlant } from '#domain/boardGrades'

it('plant-combined-code: joins plant and cost centre with a hyphen, and leaves a plant alone as it is', () => {
  expect(joinPlant('P1', '10')).toBe('P1-10')
  expect(joinPlant('P1', null)).toBe('P1')
  expect(joinPlant('P1', '')).toBe('P1')
})
