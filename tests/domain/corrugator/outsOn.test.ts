import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { defaultCorrugator } from '#domain/corrugator'
import { outsOn } from '../../../domain/corrugator/outsOn.ts'
import { seedFrom } from '../../depth.ts'
import { workedOrder } from './builders.ts'

describe('sheets beside each other', () => {
  it.each([
    [2350, 4],
    [1800, 3],
    [1250, 2],
    [1140, 2],
    [1139, 1],
    [580, 1],
    [579, 0],
  ])('of 560 mm on a deckle of %d mm with 20 mm trim: %d', (deckle, outs) => {
    expect(outsOn(deckle, workedOrder, defaultCorrugator)).toBe(outs)
  })

  it('are no more than the slitter cuts', () => {
    const small = { sheetWidth: 100, creasesPerSheet: 0 }
    expect(outsOn(2350, small, defaultCorrugator)).toBe(8)
    expect(outsOn(2350, small, { ...defaultCorrugator, maxOut: 5 })).toBe(5)
  })

  it('are no more than there are crease positions: 20 of them are enough for three sheets of 6', () => {
    expect(outsOn(2350, { sheetWidth: 200, creasesPerSheet: 6 }, defaultCorrugator)).toBe(3)
    expect(outsOn(2350, { sheetWidth: 200, creasesPerSheet: 21 }, defaultCorrugator)).toBe(0)
  })

  it('are none on a web narrower than the trim', () => {
    expect(outsOn(10, workedOrder, defaultCorrugator)).toBe(0)
  })

  it('fit with their trim and creases, and one more would not', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 3000 }),
        fc.integer({ min: 50, max: 1500 }),
        fc.integer({ min: 0, max: 12 }),
        (deckle, sheetWidth, creasesPerSheet) => {
          const { minTrim, maxOut, maxCreases } = defaultCorrugator
          const fits = (outs: number) =>
            outs * sheetWidth + minTrim <= deckle && outs * creasesPerSheet <= maxCreases && outs <= maxOut
          const outs = outsOn(deckle, { sheetWidth, creasesPerSheet }, defaultCorrugator)
          expect(outs === 0 || fits(outs)).toBe(true)
          expect(fits(outs + 1)).toBe(false)
        },
      ),
      { seed: seedFrom(31), numRuns: 300 },
    )
  })
})
