import { describe, expect, it } from 'vitest'
import { strokeLength } from '#domain/boxGeometry'
import { at } from './builders.ts'

describe('length of a stroke', () => {
  it('3 along and 4 up are 5', () => {
    expect(strokeLength({ kind: 'line', from: at(10, 10), to: at(13, 14) })).toBe(5)
    expect(strokeLength({ kind: 'line', from: at(13, 14), to: at(10, 10) })).toBe(5)
  })

  it('is none where it ends where it begins', () => {
    expect(strokeLength({ kind: 'line', from: at(7, 7), to: at(7, 7) })).toBe(0)
  })

  it('a quarter of a circle of 20 mm is 31.4 mm, three quarters are 94.2', () => {
    const circle = { kind: 'arc', centre: at(0, 0), radius: 20 } as const
    expect(strokeLength({ ...circle, from: at(20, 0), to: at(0, 20) })).toBeCloseTo(10 * Math.PI, 9)
    expect(strokeLength({ ...circle, from: at(0, 20), to: at(20, 0) })).toBeCloseTo(30 * Math.PI, 9)
  })
})
