import { expect, it } from 'vitest'
import { cartonSqm } from '#domain/board'

it('shares a sheet between the cartons on it', () => {
  expect(cartonSqm(0.9, 3)).toBeCloseTo(0.3, 9)
  expect(cartonSqm(0.9, 0)).toBe(0)
})
