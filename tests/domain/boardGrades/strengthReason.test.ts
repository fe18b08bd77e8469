import { describe, expect, it } from 'vitest'
import { anyStrength, strengthReason } from '#domain/boardGrades'

describe('strength filter', () => {
  it('board-grade-strength: passes everything by default', () => {
    expect(anyStrength).toEqual({ min: -1, max: 999999 })
    expect(strengthReason(0)).toBeNull()
    expect(strengthReason(null)).toBeNull()
  })

  it('board-grade-strength: includes its bounds', () => {
    expect(strengthReason(30, { min: 30, max: 30 })).toBeNull()
    expect(strengthReason(29, { min: 30, max: 30 })).toBe('strength 29 is below 30')
    expect(strengthReason(31, { min: 30, max: 30 })).toBe('strength 31 is above 30')
  })

  it('board-grade-strength: takes a negative bound for none', () => {
    expect(strengthReason(5, { min: -1, max: -1 })).toBeNull()
    expect(strengthReason(null, { min: -1, max: -1 })).toBeNull()
  })

  it('leaves out an unknown strength once the bounds are narrowed', () => {
    expect(strengthReason(null, { min: 0, max: 999999 })).toBe('its strength is not known')
    expect(strengthReason(null, { min: -1, max: 50 })).toBe('its strength is not known')
  })
})
