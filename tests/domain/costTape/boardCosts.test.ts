import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { boardCosts } from '../../../domain/costTape/boardCosts.ts'
import { seedFrom } from '../../depth.ts'
import { aJob, ownBoard } from './builders.ts'

describe('board from the plant’s own corrugator', () => {
  // 500 boxes of 0.807 m² are 403.5 m²; 609 sheets go in, four across a web of 2350.
  const costs = boardCosts(aJob(), 609, 403.5)

  it('is web at its full width: 609 sheets of 1.441 m, a quarter of 2.35 m each', () => {
    expect(costs.webSqm).toBeCloseTo((609 * 1.441 * 2.35) / 4, 9)
  })

  it('pays for paper in what is sold: 350 g liner at $900 and 203 g medium at $780 are 47.3 cents a m²', () => {
    expect(costs.paperCost).toBeCloseTo(403.5 * (0.35 * 0.9 + 0.203 * 0.78), 6)
    expect(costs.paperCost * 2).toBeCloseTo(381.99, 2)
  })

  it('pays for the rest of the web, less the $180 that a tonne of it brings in', () => {
    const paperPerSqm = 0.47334
    const credit = 0.553 * 0.18
    expect(costs.wasteBoardUnpaid).toBeCloseTo((costs.webSqm - 403.5) * (paperPerSqm - credit), 6)
    expect(costs.wasteBoardUnpaid * 2).toBeCloseTo(83.78, 2)
  })

  it('is glued over the whole web: two lines of 5 g/m² at $1.10 a kg', () => {
    expect(costs.starchCost).toBeCloseTo((costs.webSqm * 10 * 1.1) / 1000, 9)
    expect(costs.starchCost * 2).toBeCloseTo(11.34, 2)
  })

  it('buys nothing outside', () => {
    expect(costs.outsideBoardCost).toBe(0)
  })

  it('costs twice as much paper at twice the price, and its starch and web stay', () => {
    const dear = ownBoard.plies.map(ply => ({ ...ply, pricePerTonne: 2 * ply.pricePerTonne }))
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 20_000 }),
        fc.integer({ min: 1, max: 20_000 }),
        (sheets, good) => {
          const once = boardCosts(aJob(), sheets, good)
          const twice = boardCosts(aJob({ board: { ...ownBoard, plies: dear } }), sheets, good)
          expect(twice.paperCost).toBeCloseTo(2 * once.paperCost, 6)
          expect(twice.starchCost).toBe(once.starchCost)
          expect(twice.webSqm).toBe(once.webSqm)
        },
      ),
      { seed: seedFrom(43), numRuns: 50 },
    )
  })
})

describe('bought board', () => {
  it('costs its price by area for every sheet that goes in, and no paper, waste or starch', () => {
    const bought = aJob({ board: { kind: 'bought', gsm: 563, pricePerSqm: 0.7 } })
    expect(boardCosts(bought, 100, 70)).toEqual({
      paperCost: 0,
      wasteBoardUnpaid: 0,
      starchCost: 0,
      outsideBoardCost: expect.closeTo(56.4872, 6),
      webSqm: expect.closeTo(80.696, 6),
    })
  })
})

describe('papers that make no board', () => {
  it('cost nothing; the tape refuses them before', () => {
    expect(boardCosts(aJob({ board: { ...ownBoard, plies: [] } }), 609, 403.5)).toMatchObject({
      paperCost: 0,
      webSqm: 0,
    })
  })
})
