import { describe, expect, it } from 'vitest'
import { inkFilmWeight } from '#domain/tooling'

describe('ink film of an anilox', () => {
  it.each([
    [2.5, 2.2],
    [3.5, 3.0],
    [4.5, 4.5],
    [5.5, 5.3],
    [6, 5.3],
  ])('%d BCM on porous board: %d g/m²', (bcm, gsm) => {
    expect(inkFilmWeight(bcm, true)).toMatchObject({ ok: true, gsm })
  })

  it('is 15 % less on non-porous stock', () => {
    expect(inkFilmWeight(5.5, false)).toMatchObject({ gsm: 5.3 * 0.85 })
  })

  it.each([0, -1, 6.1, Number.NaN])('is not known for %d BCM', bcm => {
    expect(inkFilmWeight(bcm, true)).toMatchObject({
      ok: false,
      reason: `No ink film is known for an anilox of ${bcm} BCM.`,
    })
  })

  it('agrees with the mileage it comes from, 132,000 square inches a pound', () => {
    const sqmPerKilogram = (132_000 * 0.0254 ** 2) / 0.45359237
    expect(1000 / sqmPerKilogram).toBeCloseTo(5.3, 1)
  })
})
