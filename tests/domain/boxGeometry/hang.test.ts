import { describe, expect, it } from 'vitest'
import { hang } from '../../../domain/boxGeometry/hang.ts'

const flap = { name: 'T1', role: 'flap', along: 304, out: 151 } as const

describe('a panel hung from another', () => {
  it.each(['top', 'bottom'] as const)('on the %s: its length on the hinge runs along x', side => {
    expect(hang(side, flap)).toMatchObject({ width: 304, height: 151 })
  })

  it.each(['left', 'right'] as const)('on the %s: its length on the hinge runs along y', side => {
    expect(hang(side, flap)).toMatchObject({ width: 151, height: 304 })
  })

  it('begins at the low end of the side and folds up square, creased, over the whole folding', () => {
    expect(hang('top', flap).hinge).toEqual({
      side: 'top',
      offset: 0,
      angle: 90,
      from: 0,
      to: 1,
      rule: 'CREASE',
      shift: 0,
      slit: 0,
    })
  })

  it('folds when, how far and where it is told to', () => {
    const told = { offset: 3.5, angle: 180, from: 0.6, to: 0.8, rule: 'PERF', shift: 2, slit: 0 } as const
    expect(hang('top', { ...flap, ...told }).hinge).toEqual({ side: 'top', ...told })
  })
})
