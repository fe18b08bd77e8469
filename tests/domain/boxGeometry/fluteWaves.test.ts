import { describe, expect, it } from 'vitest'
import { flutes, fluteWaves } from '#domain/boxGeometry'

describe('the waves of a flute', () => {
  it('are as high and as many as a single wall says', () => {
    expect(fluteWaves(flutes.B)).toEqual([{ height: 2.5, pitch: 1000 / 152 }])
  })

  it('of a double wall share its caliper as their letters do', () => {
    const [b, c] = fluteWaves(flutes.BC)
    expect([b?.height, c?.height]).toEqual([3, 4])
  })

  it('follow from caliper and take-up where nothing else is known', () => {
    const [own] = fluteWaves({ ...flutes.B, code: 'X9', fluteHeight: null, flutesPerMetre: null })
    expect(own?.height).toBe(3)
    // A B flute has 152 waves a metre, 6.6 mm each.
    expect(own?.pitch).toBeCloseTo(8.33, 2)
    expect(fluteWaves({ ...flutes.BC, code: 'X9' }).map(({ height }) => height)).toEqual([3.5, 3.5])
  })
})
