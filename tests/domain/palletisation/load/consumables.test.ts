import { describe, expect, it } from 'vitest'
import {
  isPalletTopAllowed,
  palletTopTypes,
  strapMetres,
  stretchFilmMetres,
  stretchWraps,
  suggestBundleQty,
} from '#domain/palletisation'

const load = { length: 1165, width: 1165, height: 1410 }

describe('strap metres', () => {
  it('are twice side and height and a tail, for each strap', () => {
    expect(strapMetres(load, { across: 1, through: 0, tail: 300 })).toBe(5.45)
    expect(strapMetres({ ...load, length: 1200 }, { across: 2, through: 1, tail: 300 })).toBe(16.42)
    expect(strapMetres(load, { across: 0, through: 0, tail: 300 })).toBe(0)
  })
})

describe('stretch film metres', () => {
  const [none, standard] = stretchWraps

  it('are rounds of the load, half overlapped, less the stretch', () => {
    // 4.66 m round x 1.5 x 3 films of 0.5 m / 3
    expect(standard && stretchFilmMetres(load, standard)).toBe(6.99)
    expect(standard && stretchFilmMetres({ ...load, height: 1501 }, standard)).toBe(9.32)
  })

  it('are none without a wrap', () => {
    expect(none && stretchFilmMetres(load, none)).toBe(0)
  })
})

describe('bundle quantity', () => {
  it.each([
    [{ kg: 0.4628, thickness: 8.4 }, 25],
    [{ kg: 0.1, thickness: 3.36 }, 50],
    [{ kg: 1, thickness: 3.36 }, 15],
    [{ kg: 0.4, thickness: 8.3333333 }, 30],
    [{ kg: 2, thickness: 14.7 }, 8],
    [{ kg: 20, thickness: 14.7 }, 1],
    [{ kg: 0, thickness: 0 }, 50],
  ])('of %j: %d', (unit, quantity) => {
    expect(suggestBundleQty(unit)).toBe(quantity)
  })
})

describe('pallet top', () => {
  it('goes with the pallet types it names, or with all', () => {
    const allowed = (code: string, palletTypeCode: string) =>
      palletTopTypes.filter(top => top.code === code).some(top => isPalletTopAllowed(top, palletTypeCode))
    expect(allowed('FRAME', 'AUSTD')).toBe(true)
    expect(allowed('FRAME', 'EUR1')).toBe(false)
    expect(allowed('CAP', 'EUR1')).toBe(true)
  })
})
