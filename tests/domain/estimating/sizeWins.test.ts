import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { movedSides, type SizeQuestion, sizeWins, usualPallet } from '#domain/estimating'
import type { TruckType } from '#domain/palletisation'
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
  truck: null,
  ...change,
})

const same = { length: 0, width: 0, depth: 0 }
/** Takes one pallet. */
const van: TruckType = {
  code: 'VAN',
  name: 'Van',
  length: 1400,
  width: 1300,
  height: 2000,
  payloadKg: 20_000,
}

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
    expect(wins.map(({ change, wins: won }) => [change, won])).toEqual([
      [{ ...same, width: -4 }, ['deckle']],
      [{ ...same, depth: -4 }, ['deckle']],
    ])
    for (const { figures, now, priceDifference } of wins) {
      expect([now.deckle, figures.deckle, now.out, figures.out]).toEqual([2450, 2350, 5, 5])
      expect(priceDifference).toBeCloseTo(figures.sellPrice - now.sellPrice, 2)
    }
    const [first, second] = wins
    expect(first?.priceDifference).toBeLessThan(second?.priceDifference ?? 0)
  })

  it('win bundles in a layer, and trucks where it is known what one takes', () => {
    const won = (truck: TruckType | null) =>
      sizeWins(question({ item: pad, quantity: 20_000, truck }), twoPlants).find(({ wins }) =>
        wins.includes('layer'),
      )
    const change = { ...same, length: -7 }
    expect(won(van)).toMatchObject({ change, wins: ['layer', 'truck'], now: { perLayer: 2 } })
    expect(won(van)?.figures.perLayer).toBe(4)
    expect(won(null)).toMatchObject({ change, wins: ['layer'], figures: { trucks: null } })
  })

  it('of two sides together are named only where they load better than each of them alone', () => {
    const item = { ...box, length: 400, width: 300, depth: 250 }
    const wins = sizeWins(question({ item, pallet: { ...usualPallet, overhang: 'OVER', overhangMm: 50 } }), {
      ...twoPlants,
    })
    const alone = wins.filter(({ change }) => movedSides(change).length === 1)
    for (const win of wins.filter(({ change }) => movedSides(change).length === 2)) {
      const least = Math.max(
        win.now.perLayer,
        ...alone
          .filter(({ change }) => movedSides(change).every(side => win.change[side] !== 0))
          .map(({ figures }) => figures.perLayer),
      )
      expect(win.figures.perLayer).toBeGreaterThan(least)
    }
    expect(wins.some(({ figures }) => figures.perLayer === 4)).toBe(true)
  })

  it('win nothing for what has no price, or within no reach', () => {
    expect(sizeWins(question({ item: { ...box, boardGrade: 'Z1' } }), twoPlants)).toEqual([])
    expect(sizeWins(question({ item: { ...box, length: 9000 } }), twoPlants)).toEqual([])
    expect(sizeWins(question({ reach: 0 }), twoPlants)).toEqual([])
  })

  it('of a sheet leave its depth alone', () => {
    const wins = sizeWins(question({ item: pad }), twoPlants)
    expect(wins.every(({ change }) => change.depth === 0)).toBe(true)
  })

  it('are what the changed size itself has, whatever the box', {
    timeout: byDepth(60_000, 1_200_000),
  }, () => {
    const side = fc.integer({ min: 200, max: 500 })
    fc.assert(
      fc.property(side, side, fc.integer({ min: 100, max: 300 }), (length, width, depth) => {
        const item = { ...box, length, width, depth }
        for (const win of sizeWins(question({ item, reach: 3, truck: van }), twoPlants)) {
          const changed = {
            ...item,
            length: length + win.change.length,
            width: width + win.change.width,
            depth: depth + win.change.depth,
          }
          const [back] = sizeWins(question({ item: changed, reach: 3, truck: van }), twoPlants)
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
