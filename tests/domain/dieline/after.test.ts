import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { after as together } from '../../../domain/dieline/after.ts'
import { moved } from '../../../domain/dieline/moved.ts'
import { still } from '../../../domain/dieline/transform.ts'
import { turnAbout } from '../../../domain/dieline/turnAbout.ts'
import { seedFrom } from '../../depth.ts'
import { anyPoint, anyTurn, closeTo } from './movements.ts'

describe('two movements as one', () => {
  it('shifting and then turning is not turning and then shifting', () => {
    const shift = { ...still, shift: [10, 0, 0] } as const
    const quarter = turnAbout('z', 90)
    expect(moved(together(quarter, shift), [0, 0, 0])).toEqual(closeTo([0, 10, 0]))
    expect(moved(together(shift, quarter), [0, 0, 0])).toEqual(closeTo([10, 0, 0]))
  })

  it('take a point where the first and then the last would', () => {
    fc.assert(
      fc.property(anyTurn, anyTurn, anyPoint, (last, first, point) => {
        expect(moved(together(last, first), point)).toEqual(closeTo(moved(last, moved(first, point))))
      }),
      { seed: seedFrom(82), numRuns: 100 },
    )
  })

  it('are the one, where the other moves nothing', () => {
    fc.assert(
      fc.property(anyTurn, turn => {
        const same = { rows: turn.rows.map(closeTo), shift: closeTo(turn.shift) }
        expect(together(turn, still)).toEqual(same)
        expect(together(still, turn)).toEqual(same)
      }),
      { seed: seedFrom(83), numRuns: 30 },
    )
  })
})
