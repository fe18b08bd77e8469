import { describe, expect, it } from 'vitest'
import { isCopyCategory, itemCategories } from '#domain/quoteItem'

describe('a copy', () => {
  it.each(itemCategories.map(each => [each.label, each.code]))('%s is told by its code', (label, code) => {
    expect(isCopyCategory(code)).toBe(label.startsWith('Copy'))
  })

  it.each(['', 'COPY', 'copy_redesign', 'NO_COPY_'])('"%s" is none', code => {
    expect(isCopyCategory(code)).toBe(false)
  })

  it('is each of the four the specification names', () => {
    expect(itemCategories.filter(each => isCopyCategory(each.code)).map(each => each.label)).toEqual([
      ...['Copy - New Print SKU', 'Copy - Redesign', 'Copy - Redesign - Resizable'],
      'Copy Preprint - Add Flexo Print',
    ])
  })
})
