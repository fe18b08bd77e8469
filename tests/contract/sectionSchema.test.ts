import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sectionSchemas } from '#contract/quote'
import { storedSections } from '#contract/quote/storedSections'
import { emptySections, sectionKeys, sections } from '#domain/quoteItem'
import { valuesOf } from '../domain/quoteItem/anySections.ts'
import { fieldCases, sectionWith } from '../fieldCases.ts'

const issuesOf = (key: (typeof sectionKeys)[number], values: object) =>
  (sectionSchemas[key].safeParse(values).error?.issues ?? []).map(issue => issue.path.join('.'))

describe.each(sectionKeys)('the section %s on the wire', key => {
  it('may be empty, and anything that its fields hold', () => {
    expect(sectionSchemas[key].parse(emptySections[key])).toEqual(emptySections[key])
    fc.assert(
      fc.property(valuesOf(sections[key].fields), values => {
        expect(issuesOf(key, values)).toEqual([])
      }),
      { seed: 109, numRuns: 50 },
    )
  })

  it.each(fieldCases(key).filter(({ wrong }) => wrong.length > 0))(
    'is refused at $name where it is out of range',
    ({ wrong, ...place }) => {
      for (const value of wrong) {
        expect(issuesOf(key, sectionWith(key, place, value))).toEqual([place.name])
      }
    },
  )

  it.each(fieldCases(key))(
    'is answered at $name in whatever bounds it was stored',
    ({ good, wrong, ...place }) => {
      const stored = [good, ...wrong].filter(value => value !== null && typeof value === typeof good)
      for (const value of stored) {
        const section = sectionWith(key, place, value)
        expect(storedSections[key].parse({ ...section, stranger: 1 })).toEqual(section)
      }
    },
  )

  it('has all of its fields and no others', () => {
    expect(issuesOf(key, {})).toEqual(Object.keys(sections[key].fields))
    const parsed = sectionSchemas[key].parse({ ...emptySections[key], stranger: 1 })
    expect(parsed).toEqual(emptySections[key])
  })
})

it('a pallet has no more straps than the defaults of a customer may name', () => {
  const strapped = (strapsAcross: number) =>
    issuesOf('palletization', { ...emptySections.palletization, strapsAcross })
  expect(strapped(20)).toEqual([])
  expect(strapped(21)).toEqual(['strapsAcross'])
})
