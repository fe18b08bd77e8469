import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { alternateLayer, bondScore, packLayer } from '#domain/palletisation'
import { layerInput, realisticLayer } from '../layer/layerInputs.ts'
import { seeded } from '../seeded.ts'

const grid = [
  { x: 0, y: 0, length: 400, width: 300 },
  { x: 400, y: 0, length: 400, width: 300 },
]

describe('bond score', () => {
  it('is 0 when every box stands squarely on another', () => {
    expect(bondScore(grid, grid)).toBe(0)
    expect(bondScore([], [])).toBe(0)
  })

  it('is the share that the main supporter leaves to others, on average', () => {
    expect(bondScore(grid, [{ x: 200, y: 0, length: 400, width: 300 }])).toBe(0.5)
    expect(
      bondScore(grid, [
        { x: 300, y: 0, length: 400, width: 300 },
        { x: 0, y: 0, length: 400, width: 300 },
      ]),
    ).toBe(0.125)
  })

  it('is 0.425 for twelve boxes of 385 x 265 transposed from the corner of a square deck', () => {
    const { boxes } = packLayer(layerInput(1165, 1165, 385, 265))
    const transposed = boxes.map(({ x, y, length, width }) => ({ x: y, y: x, length: width, width: length }))
    expect(bondScore(boxes, transposed)).toBeCloseTo(0.425, 3)
  })
})

describe('the alternate layer', () => {
  const pallet = { length: 800, width: 600 }

  it('is the same layer when no change ties', () => {
    const columns = [...grid, ...grid.map(box => ({ ...box, y: 300 }))]
    expect(alternateLayer(columns, pallet, false)).toEqual({ boxes: columns, bondScore: 0, change: 'none' })
  })

  it('turns by a quarter only where the deck is square', () => {
    const square = { length: 800, width: 800 }
    const lying = [0, 200, 400, 600].map(y => ({ x: 0, y, length: 800, width: 200 }))
    expect(alternateLayer(lying, square, false).change).toBe('none')
    expect(alternateLayer(lying, square, true)).toMatchObject({ bondScore: 0.75, change: 'transposed' })
  })

  it('holds the same boxes on the same deck', () => {
    fc.assert(
      fc.property(realisticLayer, input => {
        const { boxes } = packLayer(input)
        const deck = { length: input.deckLength, width: input.deckWidth }
        const { boxes: above, bondScore: score } = alternateLayer(boxes, deck, deck.length === deck.width)
        expect(above).toHaveLength(boxes.length)
        expect(score).toBeGreaterThanOrEqual(0)
        expect(score).toBeLessThan(1)
        for (const box of above) {
          expect(Math.min(box.x, box.y)).toBeGreaterThanOrEqual(0)
          expect(box.x + box.length).toBeLessThanOrEqual(deck.length)
          expect(box.y + box.width).toBeLessThanOrEqual(deck.width)
        }
      }),
      seeded(60),
    )
  })
})
