import { expect, it } from 'vitest'
import { checkVariantPlant } from '#domain/boardGrades'
import { aGrade, aVariant } from './builders.ts'

const grades = [aGrade({ plantBoardGradeVariants: [aVariant(), aVariant({ plantCode: 'P2-20' })] })]

it('is valid where the plant and cost centre make the variant', () => {
  expect(checkVariantPlant(grades, 'V1', 'P2-20')).toEqual({
    ok: true,
    trace: [{ label: 'Plants of the variant', value: 'P1-10, P2-20', why: 'variants with code V1' }],
  })
})

it('is not valid at another cost centre', () => {
  expect(checkVariantPlant(grades, 'V1', 'P2-30')).toMatchObject({
    ok: false,
    reason: 'Board grade variant V1 is not made at P2-30.',
  })
})

it('says when the variant does not exist at all', () => {
  expect(checkVariantPlant(grades, 'X', 'P1')).toMatchObject({
    ok: false,
    reason: 'Board grade variant X does not exist.',
  })
})
