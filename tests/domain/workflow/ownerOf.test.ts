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

  it('is nobody where none owns the step for this plant, or at all', () => {
    const south = step({ code: 'WORK', owners: [owner('SOUTH', 'STH', null)] })
    expect(ownerOf(south, at('STH-200'))).toBe('SOUTH')
    expect(ownerOf(south, at('NTH'))).toBeNull()
    expect(ownerOf(south, at(null))).toBeNull()
    expect(ownerOf(defaultStep('CLOSED'), at('NTH'))).toBeNull()
  })
})
