import { describe, expect, it } from 'vitest'
import { isCopyCategory, isModifyCategory, itemCategories } from '#domain/quoteItem'

describe('a modification', () => {
  it.each(itemCategories.map(each => [each.label, each.code]))('%s is told by its code', (label, code) => {
    expect(isModifyCategory(code)).toBe(label.startsWith('Modify'))
    expect(isModifyCategory(code) && isCopyCategory(code)).toBe(false)
  })

  it.each(['', 'MODIFYING', 'modify', 'RE_MODIFY'])('"%s" is none', code => {
    expect(isModifyCategory(code)).toBe(false)
  })
})
