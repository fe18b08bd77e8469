import { expect, it } from 'vitest'
import { closingOperation } from '#domain/routing'

it.each([
  ['0201', null, 'GLUE'],
  ['0201', '00', 'GLUE'],
  ['0201', '03', 'STITCH'],
  ['0421', '01', 'GLUE'],
  ['0421', '02', 'TAPE'],
  ['0421', '00', null],
  ['0900', '01', null],
])('style %s with closure %j: %s', (style, closure, operation) => {
  expect(closingOperation(style, closure)).toBe(operation)
})
