import { expect, it } from 'vitest'
import { plantAlone } from '#domain/boardGrades'

it.each([
  ['NTH-100', 'NTH'],
  ['NTH', 'NTH'],
  ['', ''],
])('the plant of "%s" alone is "%s"', (plantCode, plant) => {
  expect(plantAlone(plantCode)).toBe(plant)
})
