import { describe, expect, it } from 'vitest'
import { stretchFilmMetres, stretchWraps } from '#domain/palletisation'

const load = { length: 1165, width: 1165, height: 1410 }
const wrap = (code: string) => {
  const found = stretchWraps.find(one => one.code === code)
  if (found === undefined) throw new Error(`no wrap ${code}`)
  return found
}

describe('stretch film metres', () => {
  it('are rounds of the load, half overlapped, less the stretch', () => {
    // 4.66 m round x 1.5 x 3 films of 0.5 m / 3
    expect(stretchFilmMetres(load, wrap('STD'))).toBe(6.99)
  })

  it('need one round more as soon as the load is higher than the films', () => {
    expect(stretchFilmMetres({ ...load, height: 1500 }, wrap('STD'))).toBe(6.99)
    expect(stretchFilmMetres({ ...load, height: 1501 }, wrap('STD'))).toBe(9.32)
  })

  it('are more by hand, which stretches less: 4.66 m x 1.5 x 4 films of 0.45 m / 1.5', () => {
    expect(stretchFilmMetres(load, wrap('HAND'))).toBe(18.64)
  })

  it('are none without a wrap', () => {
    expect(stretchFilmMetres(load, wrap('NONE'))).toBe(0)
  })
})
