import { describe, expect, it } from 'vitest'
import { react } from '#domain/quoteItem'
import { aGrade, aVariant } from '../../boardGrades/builders.ts'
import { type Product, sectionsOf } from '../builders.ts'

/** The product after a change of it, with all that follows. */
const changed = (before: Partial<Product>, change: Partial<Product>): Product =>
  react(sectionsOf({ product: before }), sectionsOf({ product: { ...before, ...change } }), {
    facts: {},
    step: 'INITIATE',
  }).sections.product

const slotted = { topFlapAdjustment: 20, styleDieCutType: 'ROTARY' }

describe('another carton style', () => {
  it('that is a fitment has no flaps, no closure and no adjustment, but keeps how it is die-cut', () => {
    expect(changed(slotted, { styleCarton: '09' })).toMatchObject({
      ...{ styleVariant: '', fefCoVariantCode: '', styleTopFlap: '', styleBottomFlap: '' },
      ...{ topFlapAdjustment: null, bottomFlapAdjustment: null, styleClosure: '', styleDieCutType: 'ROTARY' },
    })
  })

  it('with one choice only takes it: a tray has no flaps to choose', () => {
    expect(changed(slotted, { styleCarton: '04' })).toMatchObject({
      styleTopFlap: '00',
      styleBottomFlap: '00',
    })
  })

  it('that is slotted begins with flaps that meet, unless they were chosen in the same breath', () => {
    const pad = { styleCarton: '09', styleVariant: '0900', styleTopFlap: '', styleBottomFlap: '' }
    const chosen = changed(pad, { styleCarton: '02', styleTopFlap: '02' })
    expect([chosen.styleTopFlap, chosen.styleBottomFlap]).toEqual(['02', '01'])
  })

  it('keeps an opening that it has as well: a fitment has none', () => {
    expect(changed({ styleOpening: 'HANDHOLE' }, { styleCarton: '04' }).styleOpening).toBe('HANDHOLE')
    expect(changed({ styleOpening: 'HANDHOLE' }, { styleCarton: '09' }).styleOpening).toBe('')
  })

  it('that it already had keeps everything', () => {
    expect(changed(slotted, { styleCarton: '02' })).toMatchObject({
      ...{ styleVariant: '0201', fefCoVariantCode: '0201', styleTopFlap: '01', topFlapAdjustment: 20 },
    })
  })
})

describe('another variant of the style', () => {
  it('that is slotted brings its code and its flaps', () => {
    expect(changed({}, { styleVariant: '0200' })).toMatchObject({
      ...{ fefCoVariantCode: '0200', styleTopFlap: '00', styleBottomFlap: '01' },
    })
  })

  it('of another style brings its code alone', () => {
    const pad = { styleCarton: '09', styleVariant: '0900', fefCoVariantCode: '0900', styleTopFlap: 'X' }
    expect(changed(pad, { styleVariant: '0933' })).toMatchObject({
      ...{ fefCoVariantCode: '0933', styleTopFlap: 'X' },
    })
  })

  it('that can only be die-cut is, flatbed until somebody says otherwise; one that need not be is not any more', () => {
    const dieCut = (before: Partial<Product>, change: Partial<Product>) =>
      changed(before, change).styleDieCutType
    const mailer = { styleCarton: '04', styleVariant: '0427' }
    expect(dieCut({}, mailer)).toBe('FLATBED')
    expect(dieCut({}, { ...mailer, styleDieCutType: 'ROTARY' })).toBe('ROTARY')
    expect(dieCut({ styleDieCutType: 'ROTARY' }, mailer)).toBe('ROTARY')
    expect(dieCut({}, { styleVariant: '0215' })).toBe('FLATBED')
    const made = { ...mailer, styleDieCutType: 'FLATBED' }
    expect(dieCut(made, { styleCarton: '02', styleVariant: '0201' })).toBe('')
    expect(dieCut(made, { styleVariant: '0426' })).toBe('FLATBED')
    expect(dieCut(made, { styleCarton: '02' })).toBe('')
    expect(dieCut(made, { styleCarton: '02', styleDieCutType: 'ROTARY' })).toBe('ROTARY')
  })

  it('keeps that a slotted box is die-cut where somebody said so', () => {
    expect(changed({ styleDieCutType: 'ROTARY' }, { styleVariant: '0203' }).styleDieCutType).toBe('ROTARY')
  })
})

describe('another board grade', () => {
  it('board-grade-change: clears the variant', () => {
    const chosen = { boardGradeVariant: 'C25-N' }
    expect(changed(chosen, { boardGrade: 'C30' }).boardGradeVariant).toBe('')
    expect(changed(chosen, { boardGrade: 'C30', boardGradeVariant: 'C30-N' }).boardGradeVariant).toBe('C30-N')
    expect(changed(chosen, { boardGradeVariant: 'C25-S' }).boardGrade).toBe('C25')
  })
})

describe('what a board can not be', () => {
  const variant = aVariant({ code: 'C25-N', plantCode: 'NTH-100', isFSCCompliant: false })
  const boardGrade = aGrade({ code: 'C25', plantBoardGradeVariants: [variant] })
  const claimed = (isFscCompliant: boolean, facts = { boardGrade }) =>
    react(sectionsOf(), sectionsOf({ compliance: { isFscCompliant } }), { facts, step: 'INITIATE' })

  it('board-grade-no-longer-valid: clears it, and says so, also where a claim of another tab rules it out', () => {
    const { sections, changed, said } = claimed(true)
    expect(sections.product.boardGrade).toBe('')
    expect(changed).toEqual(['product'])
    expect(said).toEqual(['Boardgrade selected is no longer valid. Please reselect boardgrade'])
  })

  it('clears nothing while nothing is asked of it, or its grade is another', () => {
    expect(claimed(false).changed).toEqual([])
    expect(claimed(true, { boardGrade: { ...boardGrade, code: 'C99' } }).changed).toEqual([])
  })
})
