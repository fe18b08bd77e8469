import { describe, expect, it } from 'vitest'
import { hang } from '../../../domain/boxGeometry/hang.ts'
import { span } from '../../../domain/boxGeometry/span.ts'

const flap = { name: 'T1', role: 'flap', along: span(304, 300), out: span(151, 150) } as const

describe('a panel hung from another', () => {
  it.each(['top', 'bottom'] as const)('on the %s: its length on the hinge runs along x', side => {
    expect(hang(side, flap)).toMatchObject({ width: span(304, 300), height: span(151, 150) })
  })

  it.each(['left', 'right'] as const)('on the %s: its length on the hinge runs along y', side => {
    expect(hang(side, flap)).toMatchObject({ width: span(151, 150), height: span(304, 300) })
  })

  it('begins at the low end of the side and folds up square, creased, over the whole folding', () => {
    expect(hang('top', flap).hinge).toEqual({
      side: 'top',
      offset: span(0),
      angle: 90,
      from: 0,
      to: 1,
      rule: 'CREASE',
    })
  })

  it('folds when, how far and where it is told to', () => {
    const told = { offset: span(3.5, 0), angle: 180, from: 0.6, to: 0.8, rule: 'PERF' } as const
    expect(hang('top', { ...flap, ...told }).hinge).toEqual({ side: 'top', ...told })
  })
})
