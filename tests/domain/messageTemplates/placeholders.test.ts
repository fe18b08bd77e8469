import { describe, expect, it } from 'vitest'
import { type AppType, appTypes, parseTemplate, placeholdersOf } from '#domain/messageTemplates'

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

  const namesOnlyIn = (one: AppType, other: AppType) =>
    placeholdersOf(one)
      .filter(each => !placeholdersOf(other).includes(each))
      .map(({ name }) => name)

  it('tell of a quote item how it moved', () => {
    const names = [
      'action',
      'fromStep',
      'step',
      'assignmentGroup',
      'assigneeName',
      'who',
      'reason',
      'comment',
    ]
    expect(namesOnlyIn('quote item', 'sample label')).toEqual([...names, 'link', 'approvals'])
  })

  it('tell of a sample label what was asked for', () => {
    const names = [
      'sampleNumber',
      'numberOfSamples',
      'boardGrade',
      'drawingNo',
      'dropLocation',
      'deliveryDate',
    ]
    expect(namesOnlyIn('sample label', 'quote item')).toEqual([...names, 'printDate', 'company'])
  })

  it('tell of both which item it is', () => {
    const shared = placeholdersOf('quote item').filter(each => placeholdersOf('sample label').includes(each))
    expect(shared.map(({ name }) => name)).toContain('reference')
  })
})
