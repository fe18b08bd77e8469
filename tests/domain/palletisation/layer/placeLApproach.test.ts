import { describe, expect, it } from 'vitest'
import { verifyLayer } from '#domain/palletisation'
import type { LShape } from '../../../../domain/palletisation/layer/colourBound.ts'
import { placeLApproach } from '../../../../domain/palletisation/layer/placeLApproach.ts'
import { type Placement, turned, unmoved } from '../../../../domain/palletisation/layer/placement.ts'
import { aBox } from '../builders.ts'
import { layerInput } from './layerInputs.ts'
import { drawnBoxes, lSearch } from './searches.ts'

const searched = lSearch(layerInput(49, 28, 8, 3))
const { problem, blocks, layouts, deck, shape } = searched
const drawn = (part: LShape = shape, at: Placement = unmoved) =>
  drawnBoxes(place => placeLApproach(problem, blocks, layouts, part, at, place))

describe('an L layout drawn: 49 × 28 with 8 × 3, the classical layer that five blocks miss by one', () => {
  it('is the five-block layout of 56 while no more was asked of it', () => {
    expect(layouts.reaches(deck, 56)).toBe(true)
    expect(drawn()).toHaveLength(56)
  })

  it('is 57 boxes once they were found, none outside, none on another', () => {
    expect(layouts.reaches(deck, 57)).toBe(true)
    const boxes = drawn()
    expect(boxes).toHaveLength(57)
    expect(verifyLayer({ deckLength: 49, deckWidth: 28 }, boxes)).toEqual({ outside: [], overlapping: [] })
    expect(boxes.every(({ length, width }) => length * width === 24)).toBe(true)
  })

  it('stands where it is placed', () => {
    expect(layouts.reaches(deck, 57)).toBe(true)
    expect(drawn(shape, turned(unmoved))).toEqual(
      drawn().map(({ x, y, length, width }) => aBox(y, x, width, length)),
    )
  })

  it('leaves an L empty that no box was asked of', () => {
    expect(drawn({ X: 8, Y: 8, x: 3, y: 3 })).toEqual([])
  })
})
