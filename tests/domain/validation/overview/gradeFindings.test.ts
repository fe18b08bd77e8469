import { describe, expect, it } from 'vitest'
import { gradeFindings } from '../../../../domain/validation/overview/gradeFindings.ts'
import { said } from './builders.ts'

type Lost = Parameters<typeof gradeFindings>[1]['lostBoard']
const found = (boardGrade: string, boardGradeVariant: string, lostBoard: Lost) =>
  said(gradeFindings({ boardGrade, boardGradeVariant }, { lostBoard }))

describe('a board grade', () => {
  it('that can no longer be had has to be chosen again', () => {
    expect(found('C25', 'C25-N', 'grade')).toEqual([
      'boardGrade: Boardgrade selected is no longer valid. Please reselect boardgrade',
    ])
  })

  it('whose variant can no longer be had keeps, the variant has to be chosen again', () => {
    expect(found('C25', 'C25-N', 'variant')).toEqual([
      'boardGradeVariant: Boardgrade variant selected is no longer valid. Please reselect',
    ])
  })

  it('that is not chosen can not be lost, nor can a variant', () => {
    expect(found('', '', 'grade')).toEqual([])
    expect(found('C25', '', 'variant')).toEqual([])
  })

  it.each([null, undefined])('is fine when nothing is lost, or not looked up yet (%s)', lost => {
    expect(found('C25', 'C25-N', lost)).toEqual([])
  })
})
