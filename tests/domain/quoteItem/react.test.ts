import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { changesOf, type ItemSections, react, sectionKeys, sections } from '#domain/quoteItem'
import { byDepth, seedFrom } from '../../depth.ts'
import { aGrade, aVariant } from '../boardGrades/builders.ts'
import { anySections } from './anySections.ts'
import { sectionsOf } from './builders.ts'

const boardGrade = aGrade({ code: 'C25', plantBoardGradeVariants: [aVariant({ plantCode: 'NTH-100' })] })
const about = { facts: { boardGrade }, step: 'INITIATE' }

/** An item of the grade that is known, and the same with some of its fields as anything else. */
const anyChange = fc
  .tuple(anySections, anySections, fc.infiniteStream(fc.boolean()))
  .map(([item, other, isTaken]): [ItemSections, ItemSections] => {
    const before = { ...item, product: { ...item.product, boardGrade: 'C25' } }
    const entries = sectionKeys.map(key => {
      const taken = Object.entries(other[key]).filter(
        ([name]) => name !== 'boardGrade' && isTaken.next().value,
      )
      return [key, { ...before[key], ...Object.fromEntries(taken) }] as const
    })
    return [before, Object.fromEntries(entries) as unknown as ItemSections]
  })

describe('what follows from a change', () => {
  it('is nothing when nothing changes', () => {
    fc.assert(
      fc.property(anySections, item => {
        expect(react(item, item, about)).toEqual({ sections: item, changed: [], said: [] })
      }),
      { seed: seedFrom(106), numRuns: byDepth(50, 500) },
    )
  })

  it('comes to rest, and applied again changes nothing: browser and server agree', () => {
    fc.assert(
      fc.property(anyChange, ([before, after]) => {
        const once = react(before, after, about).sections
        expect(react(before, once, about)).toEqual({ sections: once, changed: [], said: [] })
      }),
      { seed: seedFrom(107), numRuns: byDepth(100, 3000) },
    )
  })

  it('names the sections that it changed', () => {
    fc.assert(
      fc.property(anyChange, ([before, after]) => {
        const { sections: now, changed } = react(before, after, about)
        const moved = sectionKeys.filter(
          key => changesOf(sections[key].fields, after[key], now[key]).length > 0,
        )
        expect(changed).toEqual(moved)
      }),
      { seed: seedFrom(108), numRuns: byDepth(50, 1000) },
    )
  })

  it('is said once', () => {
    const before = sectionsOf()
    const after = sectionsOf({ product: { preferredPlantCode: 'STH-200' } })
    expect(react(before, after, about)).toMatchObject({
      sections: { product: { boardGrade: '', boardGradeVariant: '' } },
      changed: ['product'],
      said: ['Boardgrade selected is no longer valid. Please reselect boardgrade'],
    })
  })
})
