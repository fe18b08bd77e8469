import { expect, it } from 'vitest'
import { fluteOf, flutes } from '#domain/boxGeometry'

it('finds a flute by its code, however it is written', () => {
  expect(fluteOf(' bc ')).toBe(flutes.BC)
  expect(fluteOf('K')).toBeUndefined()
})

it("looks in a plant's own master when one is given", () => {
  const own = { ...flutes.C, caliper: 4.2 }
  expect(fluteOf('C', { C: own })).toBe(own)
  expect(fluteOf('B', { C: own })).toBeUndefined()
})
