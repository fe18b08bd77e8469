import { expect, it } from 'vitest'
import { closingStepsNeeded } from '#domain/routing'

it.each([
  ['0201', '00', 1],
  ['0801', null, 1],
  ['0900', '01', 0],
  ['0110', '01', 0],
  ['0427', '00', 0],
  ['0427', null, 0],
  ['0427', '01', 1],
  ['0427', '03', 1],
  ['0301', '00', 0],
  ['0301', '03', 1],
])('style %s with closure %j: %d', (style, closure, needed) => {
  expect(closingStepsNeeded(style, closure)).toBe(needed)
})
