import { expect, it } from 'vitest'
import { sheetFault } from '#domain/corrugator'

const limits = { minLength: 400, maxLength: 1200, minWidth: 200, maxWidth: 500 }

it('names the sheet and the sizes the work centre takes', () => {
  expect(sheetFault(1441, 560, limits)).toBe('sheet 1441x560 outside 400-1200 x 200-500')
  expect(sheetFault(400, 199, limits)).toBe('sheet 400x199 outside 400-1200 x 200-500')
})

it('includes its bounds', () => {
  expect(sheetFault(400, 500, limits)).toBeNull()
  expect(sheetFault(1200, 200, limits)).toBeNull()
})

it('lets everything pass an unknown bound', () => {
  const unknown = { minLength: null, maxLength: null, minWidth: null, maxWidth: 500 }
  expect(sheetFault(9000, 1, unknown)).toBeNull()
  expect(sheetFault(9000, 501, unknown)).toBe('sheet 9000x501 outside 0-any x 0-500')
})
