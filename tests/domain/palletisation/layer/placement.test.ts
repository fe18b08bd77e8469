import { describe, expect, it } from 'vitest'
import {
  type Placement,
  placeThrough,
  placeWithin,
  turned,
  unmoved,
} from '../../../../domain/palletisation/layer/placement.ts'

function placed(at: Placement): readonly number[] {
  let found: readonly number[] = []
  placeThrough(at, (...box) => {
    found = box
  })(1, 2, 5, 3)
  return found
}

describe('a box of a piece in the whole', () => {
  it.each([
    ['as it is', unmoved, [1, 2, 5, 3]],
    ['moved', placeWithin(unmoved, 10, 20), [11, 22, 5, 3]],
    ['seen from the far end in x', placeWithin(unmoved, 10, 20, true), [4, 22, 5, 3]],
    ['seen from the far end in y', placeWithin(unmoved, 10, 20, false, true), [11, 15, 5, 3]],
    ['turned', turned(unmoved), [2, 1, 3, 5]],
    ['moved within a turned piece', placeWithin(turned(unmoved), 10, 20), [22, 11, 3, 5]],
    ['flipped within a turned piece', placeWithin(turned(unmoved), 10, 20, true), [22, 4, 3, 5]],
    [
      'flipped twice',
      placeWithin(placeWithin(unmoved, 10, 20, true, true), 10, 20, true, true),
      [1, 2, 5, 3],
    ],
  ])('%s', (_, at, box) => {
    expect(placed(at)).toEqual(box)
  })
})
