import { describe, expect, it } from 'vitest'
import type { Facts, SectionOf } from '#domain/quoteItem'
import { gradeFindings } from '../../../../../domain/quoteItem/sections/product/gradeFindings.ts'
import { aGrade, aVariant } from '../../../boardGrades/builders.ts'
import { box, sectionsOf } from '../../builders.ts'
import { said } from '../../said.ts'

/** What is found of a box of this grade and variant, when this is what is known of the grade. */
const found = (
  chosen: { readonly boardGrade: string; readonly boardGradeVariant: string },
  boardGrade: Facts['boardGrade'],
  compliance: Partial<SectionOf<'compliance'>> = {},
) => said(gradeFindings(box(chosen), { facts: { boardGrade }, sections: sectionsOf({ compliance }) }))

const chosen = { boardGrade: 'C25', boardGradeVariant: 'C25-N' }
const made = aVariant({ code: 'C25-N', plantCode: 'NTH-100', isFSCCompliant: false })
const grade = aGrade({ code: 'C25', plantBoardGradeVariants: [made] })
const lost = ['boardGrade: Boardgrade selected is no longer valid. Please reselect boardgrade']

describe('a board grade', () => {
  it('that its plant makes is fine', () => {
    expect(found(chosen, grade)).toEqual([])
    expect(found({ ...chosen, boardGradeVariant: '' }, grade)).toEqual([])
  })

  it('board-grade-no-longer-valid: that is no more, that its plant has not, or that does not comply has to be chosen again', () => {
    const elsewhere = aGrade({ plantBoardGradeVariants: [aVariant({ plantCode: 'STH-200' })] })
    expect(found(chosen, null)).toEqual(lost)
    expect(found(chosen, elsewhere)).toEqual(lost)
    expect(found(chosen, grade, { isFscCompliant: true })).toEqual(lost)
  })

  it('board-grade-variant-no-longer-valid: whose variant can no longer be had keeps, the variant has to be chosen again', () => {
    expect(found({ ...chosen, boardGradeVariant: 'C25-OLD' }, grade)).toEqual([
      'boardGradeVariant: Boardgrade variant selected is no longer valid. Please reselect',
    ])
  })

  it('that is not chosen can not be lost', () => {
    expect(found({ boardGrade: '', boardGradeVariant: '' }, null)).toEqual([])
  })

  it('that is not looked up yet is left alone', () => {
    expect(found(chosen, undefined)).toEqual([])
  })
})
