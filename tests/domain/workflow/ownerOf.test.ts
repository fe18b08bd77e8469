import { describe, expect, it } from 'vitest'
import { ownerOf } from '#domain/workflow'
import { defaultStep, owner, step } from './builders.ts'

const at = (plantCode: string | null, businessUnit: string | null = null) => ({ plantCode, businessUnit })

describe('the workgroup an item is assigned to', () => {
  it('is the most specific one for its plant and business unit', () => {
    expect(ownerOf(defaultStep('APPROVAL'), at('NTH', 'GLAMA'))).toBe('GLAMAART')
    expect(ownerOf(defaultStep('APPROVAL'), at('NTH', 'BOARD'))).toBe('TECH')
    expect(ownerOf(defaultStep('DESIGN'), at(null))).toBe('DESIGN')
  })

  it('is Pre-print for what is preprinted, where they own the step, and never for anything else', () => {
    const design = defaultStep('DESIGN')
    expect(ownerOf(design, { ...at('NTH'), isPreprint: true })).toBe('PREPRINT')
    expect(ownerOf(defaultStep('PRICING'), { ...at('NTH'), isPreprint: true })).toBe('PRICING')
    const theirsFirst = step({
      code: 'WORK',
      owners: [owner('PREPRINT', null, null), owner('DESIGN', null, null)],
    })
    expect(ownerOf(theirsFirst, at('NTH'))).toBe('DESIGN')
    expect(ownerOf(step({ code: 'WORK', owners: [owner('PREPRINT', null, null)] }), at('NTH'))).toBe(
      'PREPRINT',
    )
  })

  it('is nobody where none owns the step for this plant, or at all', () => {
    const south = step({ code: 'WORK', owners: [owner('SOUTH', 'STH', null)] })
    expect(ownerOf(south, at('STH-200'))).toBe('SOUTH')
    expect(ownerOf(south, at('NTH'))).toBeNull()
    expect(ownerOf(south, at(null))).toBeNull()
    expect(ownerOf(defaultStep('CLOSED'), at('NTH'))).toBeNull()
  })
})
