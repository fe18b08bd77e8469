import { describe, expect, it } from 'vitest'
import { isResizableCategory, itemCategories } from '#domain/quoteItem'

describe('a resizable item', () => {
  it.each(itemCategories.map(each => [each.label, each.code]))('%s is told by its code', (label, code) => {
    expect(isResizableCategory(code)).toBe(label.endsWith('Resizable'))
  })

  it.each(['', 'resizable', 'RESIZABLE_COPY', 'NOTRESIZABLE'])('"%s" is none', code => {
    expect(isResizableCategory(code)).toBe(false)
  })
})
