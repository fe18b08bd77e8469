import { expect, it } from 'vitest'
import { flutes } from '#domain/boxGeometry'
import { scoreAddition } from '../../../domain/boxGeometry/scoreAddition.ts'

it.each([
  ['01', '01', 8],
  ['04', '09', 8],
  ['03', '05', 12],
  ['01', '06', 10],
  ['none', '01', 4],
  ['02', 'none', 6],
  ['none', 'none', 0],
] as const)('C, flaps %s and %s: %d mm', (top, bottom, addition) => {
  expect(scoreAddition(top, bottom, flutes.C)).toBe(addition)
})

it('is rounded up once, after both ends are added', () => {
  expect(scoreAddition('01', '01', flutes.R)).toBe(5)
  expect(scoreAddition('01', '03', flutes.R)).toBe(6)
})
