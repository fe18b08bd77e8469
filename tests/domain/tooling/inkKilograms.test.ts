import { expect, test } from 'vitest'
import { inkKilograms } from '#domain/tooling'

const layer = { coverage: 0.25, gsm: 4, washKg: 1.5 }

test('area by coverage by film with waste, and the wash once', () => {
  // 1,000 m² a quarter covered at 4 g/m² are 1 kg, with a tenth of waste 1.1 kg.
  expect(inkKilograms(1000, layer, 0.1)).toBeCloseTo(2.6)
})

test('nothing printed still washes the unit', () => {
  expect(inkKilograms(0, layer, 0.1)).toBe(1.5)
})
