import { expect, it } from 'vitest'
import { isFlapAdjusted } from '#domain/quoteItem'

it('only overlapping flaps and flaps with a gap of style 02 are adjusted', () => {
  expect(['01', '02', '03', '09'].filter(flap => isFlapAdjusted('02', flap))).toEqual(['02', '09'])
  expect(isFlapAdjusted('04', '02')).toBe(false)
})
