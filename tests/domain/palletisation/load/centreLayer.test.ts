import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { packLayer } from '#domain/palletisation'
import { centreLayer } from '../../../../domain/palletisation/load/centreLayer.ts'
import { aBox } from '../builders.ts'
import { realisticLayer } from '../layer/layerInputs.ts'
import { seeded } from '../seeded.ts'

const pallet = { length: 1200, width: 1000 }

describe('a layer in the middle of its pallet', () => {
  it('has as much free on either side', () => {
    expect(centreLayer([aBox(0, 0, 600, 400), aBox(600, 0, 400, 400)], pallet)).toEqual([
      aBox(100, 300, 600, 400),
      aBox(700, 300, 400, 400),
    ])
  })

  it('hangs over as much on either side where it is larger', () => {
    expect(centreLayer([aBox(0, 0, 1300, 1001)], pallet)).toEqual([aBox(-50, -0.5, 1300, 1001)])
  })

  it('keeps its boxes’ places to each other, and stays where it is in the middle', () => {
    fc.assert(
      fc.property(realisticLayer, input => {
        const { boxes } = packLayer(input)
        const deck = { length: input.deckLength, width: input.deckWidth }
        const centred = centreLayer(boxes, deck)
        const [first, moved] = [boxes[0], centred[0]]
        centred.forEach((box, i) => {
          expect(box.x - (moved?.x ?? 0)).toBeCloseTo((boxes[i]?.x ?? 0) - (first?.x ?? 0), 6)
          expect(box.y - (moved?.y ?? 0)).toBeCloseTo((boxes[i]?.y ?? 0) - (first?.y ?? 0), 6)
        })
        const low = Math.min(...centred.map(({ x }) => x))
        const high = Math.max(...centred.map(({ x, length }) => x + length))
        expect(low + high).toBeCloseTo(deck.length, 2)
        expect(centreLayer(centred, deck)).toEqual(centred)
      }),
      seeded(40),
    )
  })

  it('of no boxes has none', () => {
    expect(centreLayer([], pallet)).toEqual([])
  })
})
