import { describe, expect, it } from 'vitest'
import {
  overhangs,
  type PalletQuestion,
  palletAlternatives,
  palletPatterns,
  palletTypes,
  whatWouldFit,
} from '#domain/palletisation'
import { bundles, finishedGoods, palletType } from '../builders.ts'

const ask = (overrides: Parameters<typeof bundles>[0] = {}): PalletQuestion => ({
  kind: 'bundles',
  input: bundles(overrides),
})
const choices = { palletTypes, palletPatterns }

describe('the ways to load', () => {
  const { ranked, failure } = palletAlternatives(ask(), choices, 'quick')

  it('are those on the pallet asked for, then those on others, the best of each first', () => {
    expect(failure).toBe('')
    expect(ranked[0]?.palletType.code).toBe('AUSTD')
    const firstOther = ranked.findIndex(({ isOther }) => isOther)
    expect(ranked.slice(firstOther).every(({ isOther }) => isOther)).toBe(true)
    for (const own of [ranked.slice(0, firstOther), ranked.slice(firstOther)]) {
      const counts = own.map(({ load }) => load.noOfPallets)
      expect(counts).toEqual(counts.toSorted((a, b) => a - b))
    }
  })

  it('name each pattern once on a pallet: layers that can not interlock are a column', () => {
    const names = ranked.map(({ palletType, load }) => `${palletType.code} ${load.palletPatternCode}`)
    expect(new Set(names).size).toBe(names.length)
  })

  it('of finished goods are of single units', () => {
    const goods = palletAlternatives({ kind: 'finishedGoods', input: finishedGoods() }, choices, 'quick')
    expect(goods.ranked[0]?.load).toMatchObject({ bundleQty: 1, bundleTies: 1 })
  })
})

describe('a bundle that does not fit', () => {
  const large = { foldedSizeLength: 1190, foldedSizeWidth: 900 }

  it('palletisation-calculation-failed: has the sentence of the calculation, and ways on other pallets', () => {
    const { ranked, failure } = palletAlternatives(ask(large), choices, 'quick')
    expect(failure).toBe('A bundle of 1190 x 900 mm does not fit on pallet type AUSTD.')
    expect(ranked.map(({ palletType }) => palletType.code)).toContain('NZSTD')
  })

  it('names the pallet or the overhang that would do', () => {
    expect(whatWouldFit(ask(large), palletTypes)).toBe(
      'NZ standard 1200x1000 would take it, and Australian standard (CHEP/Loscam) 1165x1165 with 13 mm of overhang front and back.',
    )
    expect(whatWouldFit(ask({ foldedSizeLength: 1300, foldedSizeWidth: 1200 }), palletTypes)).toBe(
      'No pallet is large enough without overhang: Australian standard (CHEP/Loscam) 1165x1165 takes it with 68 mm of overhang front and back and 18 mm side to side.',
    )
  })

  it('does with that overhang', () => {
    const over = overhangs.find(({ direction }) => direction === 'over')
    if (over === undefined) throw new Error('no overhang')
    const asked = ask({ ...large, overhang: over, overhangFrontBack: 13, palletType: palletType('AUSTD') })
    expect(whatWouldFit(asked, palletTypes)).toBe('')
    expect(palletAlternatives(asked, choices, 'quick').failure).toBe('')
  })
})
