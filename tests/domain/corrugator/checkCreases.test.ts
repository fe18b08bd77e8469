import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type CreaseCheckInput, checkCreases } from '#domain/corrugator'
import { seedFrom } from '../../depth.ts'

/** The creases of a 0201 of 400 × 300 × 250 in C flute. */
const corr: CreaseCheckInput = {
  operation: 'CORR',
  creases: [151, 258, 151],
  sheetLength: 1441,
  sheetWidth: 560,
  additionalTrim: 0,
}
const ffg: CreaseCheckInput = { ...corr, operation: 'FFG', creases: [28, 304, 404, 304, 401] }

const codes = (input: CreaseCheckInput) => checkCreases(input).findings.map(f => f.code)

describe('creases of a step', () => {
  it('add up to the sheet width on the corrugator', () => {
    expect(checkCreases(corr)).toMatchObject({ ok: true, positions: [151, 409], findings: [] })
    expect(checkCreases({ ...corr, creases: [151, 258, 150] }).findings).toEqual([
      { code: 'creaseSum', message: 'The creases add up to 559, not to the sheet width of 560.' },
    ])
  })

  it('ignore additional trim on the corrugator', () => {
    expect(checkCreases({ ...corr, additionalTrim: 10 }).ok).toBe(true)
  })

  it('add up with additional trim to the sheet length on the finisher', () => {
    expect(checkCreases(ffg).ok).toBe(true)
    expect(checkCreases({ ...ffg, additionalTrim: 10, sheetLength: 1451 })).toMatchObject({
      ok: true,
      positions: [28, 332, 736, 1040, 1441],
    })
    expect(checkCreases({ ...ffg, additionalTrim: 10 }).findings.map(f => f.message)).toEqual([
      'The creases add up to 1451 with 10 trim, not to the sheet length of 1441.',
      'The crease at 1441 does not lie between the one before it and the sheet length of 1441.',
    ])
  })

  it('skip the empty rows of a step', () => {
    expect(checkCreases({ ...corr, creases: [151, 0, 258, 151, 0] })).toMatchObject({
      ok: true,
      positions: [151, 409],
    })
  })

  it('are at most 20 on the corrugator', () => {
    const creases = (count: number) => Array.from({ length: count }, () => 30)
    expect(codes({ ...corr, creases: creases(20), sheetWidth: 600 })).toEqual([])
    expect(codes({ ...corr, creases: creases(21), sheetWidth: 630 })).toEqual(['creaseCount'])
    expect(codes({ ...ffg, creases: creases(21), sheetLength: 630 })).toEqual([])
  })

  it('keep the pitch of the machine', () => {
    expect(codes({ ...corr, creases: [20, 540] })).toEqual(['creasePitch'])
    expect(codes({ ...corr, creases: [20, 540], settings: { minPitch: 20, maxCreases: 20 } })).toEqual([])
  })

  it('ascend strictly inside the sheet', () => {
    expect(codes({ ...corr, creases: [300, -40, 300] })).toEqual(['creasePosition'])
    expect(codes({ ...corr, creases: [600, -40] })).toEqual(['creasePosition'])
    expect(codes({ ...corr, creases: [Number.NaN, 10] })).toEqual([
      'creaseSum',
      'creasePitch',
      'creasePosition',
    ])
  })

  it('hold for every division of a sheet with enough pitch', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 25, max: 400 }), { minLength: 1, maxLength: 20 }), creases => {
        const sheetWidth = creases.reduce((a, b) => a + b, 0)
        const result = checkCreases({ ...corr, creases, sheetWidth })
        expect(result.ok).toBe(true)
        expect(result.positions).toHaveLength(creases.length - 1)
        expect(checkCreases({ ...corr, creases, sheetWidth: sheetWidth + 1 }).ok).toBe(false)
      }),
      { seed: seedFrom(11), numRuns: 200 },
    )
  })
})
