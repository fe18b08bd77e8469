import { expect, it } from 'vitest'
import { fluteFindings, flutes } from '#domain/boxGeometry'

it.each(Object.values(flutes))('finds nothing in flute $code of the default master', flute => {
  expect(fluteFindings(flute)).toEqual([])
})

it('a wave is lower than its board is thick', () => {
  expect(fluteFindings({ ...flutes.C, fluteHeight: 4 })).toEqual([
    { path: 'fluteHeight', message: 'The wave must be lower than the board is thick.' },
  ])
})

it('a double wall has no one wave', () => {
  const found = fluteFindings({ ...flutes.BC, fluteHeight: 3, flutesPerMetre: 130 })
  expect(found.map(({ path }) => path)).toEqual(['fluteHeight', 'flutesPerMetre'])
})
