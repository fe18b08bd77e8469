import { expect, test } from 'vitest'
import { vslStyleOf } from '../../../src/pages/quoteItem/draft/facts/vslStyleOf.ts'

test('the product style of a VSL code is one of those known, none, or not known yet', () => {
  const known = [
    { code: '0201', productStyle: 'RSC' },
    { code: '0999', productStyle: '' },
  ]
  expect(vslStyleOf(' 0201 ', known)).toBe('RSC')
  expect(vslStyleOf('0999', known)).toBeNull()
  expect(vslStyleOf('0777', known)).toBeNull()
  expect(vslStyleOf('', known)).toBeNull()
  expect(vslStyleOf('', undefined)).toBeNull()
  expect(vslStyleOf('0201', undefined)).toBeUndefined()
})
