import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type SizeQuestion, sizeWins, usualPallet } from '#domain/estimating'
import { byDepth } from '../../depth.ts'
import { seeded } from '../palletisation/seeded.ts'
import { anItem } from './builders.ts'
import { twoPlants } from './twoPlants.ts'

const { load: _, ...box } = anItem({ cartonSqm: null })
const question = (change: Partial<SizeQuestion> = {}): SizeQuestion => ({
  item: box,
  quantity: 5000,
  pallet: usualPallet,
  bundleQty: null,
  palletsPerTruck: null,
  ...change,
})

const pad = {
  ...box,
  style: '0900',
  length: 590,
  width: 582,
  depth: 0,
  closureCode: null,
  coverages: [],
}

describe('a few millimetres', () => {
  it('on a side win a narrower deckle, and say what that is worth', () => {
    const item = { ...box, length: 320, width: 220, depth: 240 }
    const wins = sizeWins(question({ item, quantity: 20_000 }), twoPlants)
    expect(wins.map(({ side, by, wins: won }) => [side, by, won])).toEqual([
      ['width', -4, ['deckle']],
      ['depth', -4, ['deckle']],
    ])
    for (const { figures, now, priceDifference } of wins) {
      expect([now.deckle, figures.deckle, now.out, figures.out]).toEqual([2450, 2350, 5, 5])
      expect(priceDifference).toBeCloseTo(figures.sellPrice - now.sellPrice, 2)
    }
    const [first, second] = wins
    expect(first?.priceDifference).toBeLessThan(second?.priceDifference ?? 0)
  })

  it('win bundles in a layer, and trucks where it is known what one takes', () => {
    const won = (palletsPerTruck: number | null) =>
      sizeWins(question({ item: pad, quantity: 20_000, palletsPerTruck }), twoPlants).find(({ wins }) =>
        wins.includes('layer'),
      )
    expect(won(1)).toMatchObject({ side: 'length', by: -7, wins: ['layer', 'truck'], now: { perLayer: 2 } })
    expect(won(1)?.figures.perLayer).toBe(4)
    expect(won(null)).toMatchObject({ by: -7, wins: ['layer'], figures: { trucks: null } })
  })

  it('win nothing for what has no price, or within no reach', () => {
    expect(sizeWins(question({ item: { ...box, boardGrade: 'Z1' } }), twoPlants)).toEqual([])
    expect(sizeWins(question({ item: { ...box, length: 9000 } }), twoPlants)).toEqual([])
    expect(sizeWins(question({ reach: 0 }), twoPlants)).toEqual([])
  })

  it('of a sheet leave its depth alone', () => {
    const wins = sizeWins(question({ item: pad }), twoPlants)
    expect(wins.every(({ side }) => side !== 'depth')).toBe(true)
  })

  it('are what the changed size itself has, whatever the box', {
    timeout: byDepth(60_000, 1_200_000),
  }, () => {
    const side = fc.integer({ min: 200, max: 500 })
    fc.assert(
      fc.property(side, side, fc.integer({ min: 100, max: 300 }), (length, width, depth) => {
        const item = { ...box, length, width, depth }
        for (const win of sizeWins(question({ item, reach: 3, palletsPerTruck: 22 }), twoPlants)) {
          const changed = { ...item, [win.side]: item[win.side] + win.by }
          const [back] = sizeWins(question({ item: changed, reach: 3, palletsPerTruck: 22 }), twoPlants)
          if (back !== undefined) expect(back.now).toEqual(win.figures)
          const { figures, now } = win
          const better = [
            figures.perLayer > now.perLayer,
            (figures.deckle ?? 0) < (now.deckle ?? 0) || figures.out > now.out,
            (figures.trucks ?? 0) < (now.trucks ?? 0),
          ]
          expect(better).toContain(true)
        }
      }),
      seeded(byDepth(4, 60)),
    )
  })
})
