import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { gangPieces } from '#domain/estimating'
import { seedFrom } from '../../depth.ts'

describe('pieces of a set on one sheet', () => {
  it('are the piece itself when there is one', () => {
    expect(gangPieces([{ length: 1441, width: 560, quantity: 1 }], 6)).toEqual({ length: 1441, width: 560 })
  })

  it('lie the way that wastes less', () => {
    const body = { length: 648, width: 548, quantity: 1 }
    const lid = { length: 659, width: 559, quantity: 1 }
    expect(gangPieces([body, lid], 6)).toEqual({ length: 659, width: 1113 })
  })

  it('keep a bridge between each other', () => {
    expect(gangPieces([{ length: 400, width: 100, quantity: 3 }], 6)).toEqual({ length: 1212, width: 100 })
  })

  it('never take less board than they are', () => {
    const side = fc.integer({ min: 1, max: 3000 })
    const piece = fc.record({ length: side, width: side, quantity: fc.integer({ min: 1, max: 9 }) })
    fc.assert(
      fc.property(fc.array(piece, { minLength: 1, maxLength: 5 }), fc.nat(20), (pieces, bridge) => {
        const { length, width } = gangPieces(pieces, bridge)
        const board = pieces.reduce((sum, p) => sum + p.length * p.width * p.quantity, 0)
        expect(length * width).toBeGreaterThanOrEqual(board)
      }),
      { seed: seedFrom(20) },
    )
  })
})
