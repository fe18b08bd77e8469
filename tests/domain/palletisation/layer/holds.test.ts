import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { seeded } from '../seeded.ts'
import { exactCount } from './exactCount.ts'
import { holds } from './holds.ts'
import { layerInput, smallLayer } from './layerInputs.ts'
import { plainBound } from './plainBound.ts'

describe('the independent count', () => {
  it('is what trying every cell finds, and within the independent bound', () => {
    fc.assert(
      fc.property(smallLayer, input => {
        const count = exactCount(input)
        expect(plainBound(input)).toBeGreaterThanOrEqual(count)
        if (count > 0) expect(holds(input, count, 100_000)).toBe(true)
        expect(holds(input, count + 1, 100_000)).toBe(false)
      }),
      seeded(100),
    )
  })

  it('says when it could not decide', () => {
    expect(holds(layerInput(1200, 1000, 100, 86), 137, 1000)).toBeUndefined()
  })
})
