import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { creaseFindings } from '../../../../../domain/quoteItem/sections/product/creaseFindings.ts'
import { seedFrom } from '../../../../depth.ts'
import { said } from '../../said.ts'

type Crease = number | null
const creased = (width: Crease, crease1: Crease, crease2: Crease, crease3: Crease, isAllowCrease = true) =>
  said(creaseFindings({ isAllowCrease, width, crease1, crease2, crease3 }))
const wrong = ['width: Must be equal to the sum of crease 1, 2 and 3']

describe('the three creases', () => {
  it('overview-crease-sum: sum to the width when crease is allowed', () => {
    expect(creased(300, 100, 100, 100)).toEqual([])
    expect(creased(300, 100, 100, 99)).toEqual(wrong)
    expect(creased(300, 100, 100, 101)).toEqual(wrong)
  })

  it('count as 0 while they are empty, as the width does', () => {
    expect(creased(300, 150, 150, null)).toEqual([])
    expect(creased(300, null, null, null)).toEqual(wrong)
    expect(creased(null, null, null, null)).toEqual([])
    expect(creased(null, 1, null, null)).toEqual(wrong)
  })

  it('are nobody’s business when crease is not allowed', () => {
    expect(creased(300, 1, null, null, false)).toEqual([])
  })

  it('of any tenths of a millimetre that sum to the width are right, and one tenth more is wrong', () => {
    const tenths = fc.integer({ min: 0, max: 20_000 })
    fc.assert(
      fc.property(tenths, tenths, tenths, (one, two, three) => {
        const width = (one + two + three) / 10
        expect(creased(width, one / 10, two / 10, three / 10)).toEqual([])
        expect(creased(width, one / 10, two / 10, (three + 1) / 10)).toEqual(wrong)
      }),
      { seed: seedFrom(5) },
    )
  })
})
