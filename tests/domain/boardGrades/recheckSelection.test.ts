import { describe, expect, it } from 'vitest'
import { recheckSelection } from '#domain/boardGrades'
import { aGrade, aNeed, aVariant } from './builders.ts'

describe('a grade chosen earlier', () => {
  it('still stands', () => {
    expect(recheckSelection([aGrade()], aNeed(), { gradeId: 1, variantCode: 'V1' })).toMatchObject({
      ok: true,
    })
    expect(recheckSelection([aGrade()], aNeed(), { gradeId: 1, variantCode: null })).toMatchObject({
      ok: true,
    })
  })

  it('is lost when it is disabled, dropped or gone', () => {
    const message = 'Boardgrade selected is no longer valid. Please reselect boardgrade'
    const check = (id: number, grade = aGrade(), plantCode = 'P1') =>
      recheckSelection([grade], aNeed({ plantCode }), { gradeId: id, variantCode: 'V1' })
    expect(check(1, aGrade(), 'P2')).toMatchObject({
      ok: false,
      lost: 'grade',
      message,
      reasons: ['No variant exists for plant P2.'],
    })
    expect(check(1, aGrade({ plantBoardGradeVariants: [] }))).toMatchObject({
      message,
      reasons: ['It has no variants.'],
    })
    expect(check(2)).toMatchObject({ message, reasons: ['The grade is no longer in the list.'] })
  })

  it('loses its variant alone', () => {
    const grade = aGrade({
      plantBoardGradeVariants: [aVariant(), aVariant({ code: 'V2', isWorkflow: false })],
    })
    expect(recheckSelection([grade], aNeed(), { gradeId: 1, variantCode: 'V2' })).toMatchObject({
      ok: false,
      lost: 'variant',
      message: 'Boardgrade variant selected is no longer valid. Please reselect',
      reasons: ['V2 is not among the variants to choose from.'],
    })
  })
})
