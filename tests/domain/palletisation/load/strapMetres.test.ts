import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { strapMetres } from '#domain/palletisation'
import { seeded } from '../seeded.ts'

const load = { length: 1165, width: 1165, height: 1410 }

describe('strap metres', () => {
  it('are twice side and height and a tail, for each strap', () => {
    expect(strapMetres(load, { across: 1, through: 0, tail: 300 })).toBe(5.45)
    expect(strapMetres({ ...load, length: 1200 }, { across: 2, through: 1, tail: 300 })).toBe(16.42)
  })

  it('straps across go round the width, straps through round the length', () => {
    const long = { length: 1200, width: 800, height: 1000 }
    expect(strapMetres(long, { across: 1, through: 0, tail: 0 })).toBe(3.6)
    expect(strapMetres(long, { across: 0, through: 1, tail: 0 })).toBe(4.4)
  })

  it('are none without a strap', () => {
    expect(strapMetres(load, { across: 0, through: 0, tail: 300 })).toBe(0)
  })

  it('are as many more for every strap more', () => {
    const straps = fc.integer({ min: 0, max: 6 })
    fc.assert(
      fc.property(straps, straps, (across, through) => {
        const metres = (more: number) => strapMetres(load, { across: across + more, through, tail: 300 })
        expect(metres(1) - metres(0)).toBeCloseTo(5.45, 9)
      }),
      seeded(20),
    )
  })
})
