import { describe, expect, it } from 'vitest'
import { appTypes, checkTemplate, placeholdersOf } from '#domain/messageTemplates'

describe('a template', () => {
  it.each(appTypes)('of %s may use every placeholder of its application', appType => {
    const all = placeholdersOf(appType).map(({ name }) => `{{${name}}}`)
    expect(checkTemplate(appType, all.join(' '))).toEqual([])
  })

  it('may use the active message options of its application', () => {
    expect(checkTemplate('quote item', '{{option.SIGNATURE}}', ['SIGNATURE'])).toEqual([])
    expect(checkTemplate('quote item', 'x {{option.SIGNATURE}}', ['GREETING'])).toEqual([
      { at: 2, message: 'quote item has no {{option.SIGNATURE}}' },
    ])
    expect(checkTemplate('quote item', '{{SIGNATURE}}', ['SIGNATURE'])).toHaveLength(1)
  })

  it('may not use a placeholder of another application, nor one there is not', () => {
    expect(checkTemplate('sample label', '{{action}}')).toEqual([
      { at: 0, message: 'sample label has no {{action}}' },
    ])
    expect(checkTemplate('quote item', '{{constructor}}')).toHaveLength(1)
  })

  it('has everything wrong with it said in the order it stands there', () => {
    expect(checkTemplate('quote item', 'a }} {{b}} {{reference}} {{')).toEqual([
      { at: 2, message: '}} without {{ before it' },
      { at: 5, message: 'quote item has no {{b}}' },
      { at: 25, message: '{{ without }} after it' },
    ])
  })

  it('of words alone, and an empty one, is right', () => {
    expect(checkTemplate('quote item', 'Good morning { } }')).toEqual([])
    expect(checkTemplate('quote item', '')).toEqual([])
  })
})
