import { expect, it } from 'vitest'
import { empty, emptySections, sectionKeys, sections } from '#domain/quoteItem'
import { choice, day, flag, money, number, rows, text } from '../../../domain/quoteItem/fields.ts'

it('fields hold nothing before anybody enters anything', () => {
  const fields = {
    words: text('Words', 9),
    code: choice('Code'),
    amount: money('Amount'),
    count: number('Count', { whole: true }),
    yes: flag('Yes'),
    when: day('When'),
    list: rows('List', { words: text('Words', 9) }, { max: 3, name: 'words' }),
  }
  expect(empty(fields)).toEqual({
    ...{ words: '', code: '', amount: null, count: null, yes: false, when: null, list: [] },
  })
})

it('every section begins empty, with all of its fields', () => {
  for (const key of sectionKeys) {
    expect(Object.keys(emptySections[key])).toEqual(Object.keys(sections[key].fields))
    expect(emptySections[key]).toEqual(empty(sections[key].fields))
  }
})

it('a list of rows is known by a field that its rows have', () => {
  const lists = sectionKeys
    .flatMap(key => Object.values(sections[key].fields))
    .filter(field => field.kind === 'rows')
  for (const { name, fields } of lists) expect(Object.keys(fields)).toContain(name)
  expect(lists.length).toBeGreaterThan(0)
})
