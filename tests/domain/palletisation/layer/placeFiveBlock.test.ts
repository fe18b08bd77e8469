import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type LayerInput, verifyLayer } from '#domain/palletisation'
import { placeFiveBlock } from '../../../../domain/palletisation/layer/placeFiveBlock.ts'
import { type Placement, turned, unmoved } from '../../../../domain/palletisation/layer/placement.ts'
import { aBox } from '../builders.ts'
import { seeded } from '../seeded.ts'
import { layerInput, smallLayer } from './layerInputs.ts'
import { drawnBoxes, fiveBlockSearch } from './searches.ts'

const layout = (input: LayerInput, at: Placement = unmoved) => {
  const { problem, blocks, count } = fiveBlockSearch(input)
  const { deckX, deckY, points } = problem
  const boxes = drawnBoxes(place => placeFiveBlock(problem, blocks, deckX, deckY, at, place))
  return { boxes, count, deckLength: points[deckX] ?? 0, deckWidth: points[deckY] ?? 0 }
}

describe('a five-block layout drawn', () => {
  it('is the pinwheel of 5 × 3 around a hole on 8 × 8', () => {
    const { boxes } = layout(layerInput(8, 8, 5, 3))
    const sorted = [...boxes].sort((a, b) => a.y - b.y || a.x - b.x)
    const wheel = [aBox(0, 0, 5, 3), aBox(5, 0, 3, 5), aBox(0, 3, 3, 5), aBox(3, 5, 5, 3)]
    const mirrored = [aBox(0, 0, 3, 5), aBox(3, 0, 5, 3), aBox(5, 3, 3, 5), aBox(0, 5, 5, 3)]
    expect([wheel, mirrored]).toContainEqual(sorted)
  })

  it('has the boxes that the search counted, none outside, none on another', () => {
    fc.assert(
      fc.property(
        smallLayer.filter(
          input => Math.min(input.deckLength, input.deckWidth) >= Math.max(input.boxLength, input.boxWidth),
        ),
        input => {
          const { boxes, count, ...deck } = layout(input)
          expect(boxes).toHaveLength(count)
          expect(verifyLayer(deck, boxes)).toEqual({ outside: [], overlapping: [] })
        },
      ),
      seeded(100),
    )
  })

  it('stands where it is placed: turned, mirrored and moved', () => {
    const input = layerInput(30, 22, 7, 4)
    const plain = layout(input).boxes
    expect(layout(input, turned(unmoved)).boxes).toEqual(
      plain.map(({ x, y, length, width }) => aBox(y, x, width, length)),
    )
    expect(layout(input, { ...unmoved, x: 100, y: 50, flipX: true }).boxes).toEqual(
      plain.map(({ x, y, length, width }) => aBox(100 - x - length, 50 + y, length, width)),
    )
  })

  it.each([
    [30, 22, 7, 4, 23],
    [42, 39, 9, 4, 45],
    [14, 10, 3, 2, 23],
    // As many as the area holds, and boxes in the middle of the pinwheel.
    [31, 31, 5, 3, 64],
  ])('%d × %d with %d × %d: %d boxes', (L, W, l, w, count) => {
    const { boxes, count: counted, ...deck } = layout(layerInput(L, W, l, w))
    expect([boxes.length, counted]).toEqual([count, count])
    expect(verifyLayer(deck, boxes)).toEqual({ outside: [], overlapping: [] })
  })
})
