import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { alternateLayer, packLayer } from '#domain/palletisation'
import { aBox } from '../builders.ts'
import { realisticLayer } from '../layer/layerInputs.ts'
import { seeded } from '../seeded.ts'

describe('the alternate layer', () => {
  const pallet = { length: 800, width: 600 }

  it('is the same layer when no change ties', () => {
    const columns = [0, 400].flatMap(x => [0, 300].map(y => aBox(x, y, 400, 300)))
    expect(alternateLayer(columns, pallet, false)).toEqual({ boxes: columns, bondScore: 0, change: 'none' })
  })

  it('turns by a quarter only where the deck is square', () => {
    const square = { length: 800, width: 800 }
    const lying = [0, 200, 400, 600].map(y => aBox(0, y, 800, 200))
    expect(alternateLayer(lying, square, false).change).toBe('none')
    expect(alternateLayer(lying, square, true)).toMatchObject({ bondScore: 0.75, change: 'transposed' })
  })

  it('is mirrored where that ties: a wide and a narrow column change sides', () => {
    // The wide box above stands on both: 200 of its 500 mm on one, 300 on the other. The narrow one stands on one.
    const columns = [aBox(0, 0, 500, 600), aBox(500, 0, 300, 600)]
    expect(alternateLayer(columns, pallet, false)).toEqual({
      boxes: [aBox(300, 0, 500, 600), aBox(0, 0, 300, 600)],
      bondScore: 0.2,
      change: 'mirrored lengthwise',
    })
    const rows = columns.map(({ x, length, width }) => aBox(0, x, width, length))
    expect(alternateLayer(rows, { length: 600, width: 800 }, false).change).toBe('mirrored crosswise')
  })

  it('is turned about the middle of the pallet, whose sides the usable deck evens out', () => {
    // A deck of 800 × 800 on a pallet of 800 × 600 hangs over by 100 mm at two sides.
    const lying = [-100, 100, 300, 500].map(y => aBox(0, y, 800, 200))
    const { boxes } = alternateLayer(lying, pallet, true)
    expect(boxes).toEqual([0, 200, 400, 600].map(x => aBox(x, -100, 200, 800)))
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
