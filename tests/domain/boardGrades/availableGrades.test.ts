import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { availableGrades } from '#domain/boardGrades'
import { seedFrom } from '../../depth.ts'
import { aGrade, aNeed, aVariant } from './builders.ts'

describe('board grades an item may take', () => {
  it('offers a grade whose variant suits', () => {
    const { offers, dropped } = availableGrades([aGrade()], aNeed())
    expect(offers).toMatchObject([{ grade: { code: '175C' }, isDisabled: false, reasons: [] }])
    expect(dropped).toEqual([])
  })

  it('board-grade-no-variants: drops a grade that has no variants', () => {
    const { offers, dropped } = availableGrades([aGrade({ plantBoardGradeVariants: [] })], aNeed())
    expect(offers).toEqual([])
    expect(dropped).toMatchObject([{ reasons: ['It has no variants.'] }])
  })

  it('drops a grade that the compliance filter leaves without variants, and says which variant fails where', () => {
    const grade = aGrade({
      plantBoardGradeVariants: [
        aVariant({ code: 'V1', isFSCCompliant: false }),
        aVariant({ code: 'V2', isFSCCompliant: false, isPreprint: true }),
        aVariant({ code: 'V1', plantCode: 'P2', isFSCCompliant: false }),
      ],
    })
    const need = aNeed({ compliance: { ...aNeed().compliance, isFscCompliant: true } })
    expect(availableGrades([grade], need).dropped).toMatchObject([
      {
        reasons: ['V1, V2: not FSC compliant.', 'V2: preprint board, but the print process is not PREPRINT.'],
      },
    ])
  })

  it('keeps only the variants that comply', () => {
    const grade = aGrade({
      plantBoardGradeVariants: [aVariant(), aVariant({ code: 'V2', isAirFreightCompliant: false })],
    })
    const need = aNeed({ compliance: { ...aNeed().compliance, isAirFreightCompliant: true } })
    expect(availableGrades([grade], need).offers[0]?.variants.map(v => v.code)).toEqual(['V1'])
  })

  it('board-grade-disabled: disables a grade that the plant does not make', () => {
    const need = aNeed({ plantCode: 'P2-10', itemCategory: 'MODIFY' })
    expect(availableGrades([aGrade()], need).offers).toMatchObject([
      { isDisabled: true, reasons: ['No variant exists for plant P2-10.'], choosableVariants: [] },
    ])
  })

  it('board-grade-disabled: disables a grade for a new item when none of its variants is workflow-enabled, not for a copy', () => {
    const grades = [aGrade({ plantBoardGradeVariants: [aVariant({ isWorkflow: false })] })]
    expect(availableGrades(grades, aNeed()).offers).toMatchObject([
      { isDisabled: true, reasons: ['No variant for plant P1-10 is enabled for new items.'] },
    ])
    const copy = availableGrades(grades, aNeed({ itemCategory: 'COPY_REDESIGN' }))
    expect(copy.offers).toMatchObject([{ isDisabled: false, choosableVariants: [{ code: 'V1' }] }])
  })

  it('lets a new item choose workflow-enabled variants only', () => {
    const grade = aGrade({
      plantBoardGradeVariants: [aVariant(), aVariant({ code: 'V2', isWorkflow: false })],
    })
    const [offer] = availableGrades([grade], aNeed()).offers
    expect(offer?.variants.map(v => v.code)).toEqual(['V1', 'V2'])
    expect(offer?.choosableVariants.map(v => v.code)).toEqual(['V1'])
  })

  it('drops a grade outside the strength bounds', () => {
    const need = aNeed({ strength: { min: 31, max: 999999 } })
    expect(availableGrades([aGrade()], need).dropped).toMatchObject([
      { reasons: ['Strength 30 is below 31.'] },
    ])
  })

  it('gives both reasons when a grade has no variants and the wrong strength', () => {
    const need = aNeed({ strength: { min: -1, max: 20 } })
    const { dropped } = availableGrades([aGrade({ plantBoardGradeVariants: [] })], need)
    expect(dropped[0]?.reasons).toEqual(['It has no variants.', 'Strength 30 is above 20.'])
  })

  it('counts in its trace what was dropped, disabled and left', () => {
    const grades = [
      aGrade(),
      aGrade({ id: 2, plantBoardGradeVariants: [] }),
      aGrade({ id: 3, plantBoardGradeVariants: [aVariant({ plantCode: 'P9' })] }),
    ]
    for (const itemCategory of ['RESIZABLE', 'MODIFY'])
      expect(availableGrades(grades, aNeed({ itemCategory })).trace.map(t => t.value)).toEqual([3, 1, 1, 1])
  })

  it('places every grade exactly once, and gives a reason for each that cannot be chosen', () => {
    const variant = fc.record({
      code: fc.constantFrom('V1', 'V2'),
      plantCode: fc.constantFrom('P1', 'P1-10', 'P2-10'),
      isWorkflow: fc.boolean(),
      isFSCCompliant: fc.boolean(),
      isLcboExportWineCompliant: fc.boolean(),
      isAirFreightCompliant: fc.boolean(),
      isDangerousGoodsCompliant: fc.boolean(),
      isPreprint: fc.boolean(),
      isPreprintProduction: fc.boolean(),
    })
    const grades = fc.array(
      fc.record({
        id: fc.nat(),
        code: fc.string(),
        strengthIndicator: fc.option(fc.integer({ min: 0, max: 60 })),
        plantBoardGradeVariants: fc.array(variant, { maxLength: 4 }),
      }),
      { maxLength: 6 },
    )
    const need = fc.record({
      plantCode: fc.option(fc.constantFrom('P1-10', 'P2', 'P3')),
      itemCategory: fc.constantFrom('RESIZABLE', 'MODIFY', 'COPY_PREPRINT_ADD_FLEXO_PRINT'),
      printProcessCode: fc.option(fc.constantFrom('PREPRINT', 'FLEXO')),
      compliance: fc.record({
        isFscCompliant: fc.boolean(),
        isLcboExportWineCompliant: fc.boolean(),
        isDangerousGoodsCompliant: fc.boolean(),
        isAirFreightCompliant: fc.boolean(),
      }),
      strength: fc.record({ min: fc.integer({ min: -1, max: 50 }), max: fc.integer({ min: -1, max: 70 }) }),
    })
    fc.assert(
      fc.property(grades, need, (all, what) => {
        const { offers, dropped } = availableGrades(all, what)
        expect([...offers, ...dropped].map(o => o.grade)).toHaveLength(all.length)
        for (const one of dropped) expect(one.reasons.length).toBeGreaterThan(0)
        for (const offer of offers) {
          expect(offer.reasons.length > 0).toBe(offer.isDisabled)
          expect(offer.choosableVariants.length === 0).toBe(offer.isDisabled)
        }
      }),
      { seed: seedFrom(9), numRuns: 300 },
    )
  })
})
