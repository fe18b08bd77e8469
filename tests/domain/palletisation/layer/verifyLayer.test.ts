import { expect, it } from 'vitest'
import { verifyLayer } from '#domain/palletisation'

const deck = { deckLength: 100, deckWidth: 80 }

it('finds nothing wrong with boxes that touch', () => {
  const boxes = [
    { x: 0, y: 0, length: 60, width: 40 },
    { x: 60, y: 0, length: 40, width: 60 },
    { x: 0, y: 40, length: 60, width: 40 },
  ]
  expect(verifyLayer(deck, boxes)).toEqual({ outside: [], overlapping: [] })
})

it.each([[{ x: -1, y: 0 }], [{ x: 0, y: -1 }], [{ x: 41, y: 0 }], [{ x: 0, y: 41 }]])(
  'names a box that sticks out: %j',
  corner => {
    expect(verifyLayer(deck, [{ ...corner, length: 60, width: 40 }]).outside).toEqual([0])
  },
)

it('names every pair that overlaps, the lower number first', () => {
  const boxes = [
    { x: 50, y: 30, length: 40, width: 40 },
    { x: 0, y: 0, length: 60, width: 40 },
    { x: 80, y: 0, length: 20, width: 20 },
    { x: 55, y: 35, length: 10, width: 10 },
  ]
  expect(verifyLayer(deck, boxes).overlapping).toEqual([
    [0, 1],
    [1, 3],
    [0, 3],
  ])
})
