import { expect, it } from 'vitest'
import { isNewItem } from '#domain/boardGrades'
import { itemCategories } from '#domain/quoteItem'

it('takes four of the item categories for new items, and copies and modifications for existing ones', () => {
  expect(itemCategories.map(({ code }) => code).filter(isNewItem)).toEqual([
    'NEW_MANUAL_DESIGN',
    'RESIZABLE',
    'INDUSTRY_STANDARD',
    'GENERIC',
  ])
})
