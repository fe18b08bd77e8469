import { expect, it } from 'vitest'
import { listed } from '#domain/formats'

it('joins words as a sentence does', () => {
  expect(listed([])).toBe('')
  expect(listed(['Print'])).toBe('Print')
  expect(listed(['Print', 'Price'])).toBe('Print and Price')
  expect(listed(['Overview', 'Print', 'Price'], 'or')).toBe('Overview, Print or Price')
})
