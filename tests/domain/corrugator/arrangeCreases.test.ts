import { expect, it } from 'vitest'
import { arrangeCreases } from '#domain/corrugator'

it('reverses on an inverted sheet and repeats for each blank', () => {
  expect(arrangeCreases([254, 151])).toEqual([254, 151])
  expect(arrangeCreases([254, 151], { isInverted: true })).toEqual([151, 254])
  expect(arrangeCreases([254, 151], { isInverted: true, numberUp: 2 })).toEqual([151, 254, 151, 254])
})
