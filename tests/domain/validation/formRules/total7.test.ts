import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { total7 } from '#domain/validation'
import { seedFrom } from '../../../depth.ts'

const tooMuch = 'Total must not be more than 7'

describe('form-total7: total7', () => {
  it.each([[[]], [[7]], [[3, 4]], [[3, 4, null, undefined]], [[8, -1]], [[null]], [[0, 0]]])(
    '%j passes',
    values => {
      expect(total7(values)).toBeNull()
    },
  )

  it.each([[[8]], [[4, 4]], [[7, 0.001]], [[1, 1, 1, 1, 1, 1, 1, 1]], [[null, 8]]])(
    `%j: ${tooMuch}`,
    values => {
      expect(total7(values)).toBe(tooMuch)
    },
  )

  it('is not led astray by decimals', () => {
    // Added as they are they make 7.000000000000001.
    expect(total7([0.2, 5.9, 0.9])).toBeNull()
    const tenths = fc.array(fc.integer({ min: 0, max: 40 }), { maxLength: 8 })
    fc.assert(
      fc.property(tenths, parts => {
        const total = parts.reduce((sum, part) => sum + part, 0)
        expect(total7(parts.map(part => part / 10)) === null).toBe(total <= 70)
      }),
      { seed: seedFrom(86), numRuns: 1000 },
    )
  })
})
