import { describe, expect, it } from 'vitest'
import { appTypes, parseTemplate, placeholdersOf } from '#domain/messageTemplates'

describe('the placeholders of an application', () => {
  it.each(appTypes)('%s: have each a name that a template can have, and a label, once', appType => {
    const all = placeholdersOf(appType)
    for (const { name, label } of all) {
      expect(parseTemplate(`{{${name}}}`).parts).toEqual([{ kind: 'placeholder', name, at: 0 }])
      expect(label).not.toBe('')
    }
    expect(new Set(all.map(({ name }) => name)).size).toBe(all.length)
    expect(new Set(all.map(({ label }) => label)).size).toBe(all.length)
  })

  it('tell of the move of a quote item what a sample label has not', () => {
    const label = placeholdersOf('sample label')
    const more = placeholdersOf('quote item').filter(each => !label.includes(each))
    expect(more.map(({ name }) => name)).toEqual([
      ...[
        'action',
        'fromStep',
        'step',
        'assignmentGroup',
        'assigneeName',
        'who',
        'reason',
        'comment',
        'link',
      ],
    ])
    expect(placeholdersOf('quote item')).toEqual(expect.arrayContaining([...label]))
  })
})
