import { expect, it } from 'vitest'
import { orderCountFinding } from '#domain/offers'

const range = { quantity: 5000, most: 5999 }

it.each([
  [range, 5000, null],
  [range, 5999, null],
  [range, 4999, 'Order a whole number from 5,000 to 5,999.'],
  [range, 6000, 'Order a whole number from 5,000 to 5,999.'],
  [range, 5400.5, 'Order a whole number from 5,000 to 5,999.'],
  [range, Number.NaN, 'Order a whole number from 5,000 to 5,999.'],
  [{ ...range, most: null }, 5000, null],
  [{ ...range, most: null }, 5001, 'The price is for 5,000.'],
])('of %j %d are ordered: %s', (line, count, finding) => {
  expect(orderCountFinding(line, count)).toBe(finding)
})
