import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { barnesBound } from '../../../../domain/palletisation/layer/barnesBound.ts'
import { colourBound } from '../../../../domain/palletisation/layer/colourBound.ts'
import { seeded } from '../seeded.ts'

describe('colour bound of an L', () => {
  const shapes = fc
    .tuple(fc.nat(24), fc.nat(24), fc.nat(24), fc.nat(24))
    .map(([x, y, moreX, moreY]) => ({ X: x + moreX, Y: y + moreY, x, y }))
  const boxes = fc.constantFrom([2, 1], [3, 2], [5, 3], [7, 4], [11, 3], [13, 8], [21, 10], [9, 1], [1, 1])

  it('two dominoes fit an L of five cells', () => {
    expect(colourBound({ X: 3, Y: 3, x: 1, y: 1 }, 2, 1)).toBe(2)
  })

  it('a box fits an L that is one', () => {
    expect(colourBound({ X: 5, Y: 3, x: 5, y: 3 }, 5, 3)).toBe(1)
    expect(colourBound({ X: 5, Y: 2, x: 5, y: 2 }, 5, 3)).toBe(0)
    expect(colourBound({ X: 0, Y: 0, x: 0, y: 0 }, 5, 3)).toBe(0)
  })

  it('is what counting the cells of every colour gives', () => {
    fc.assert(
      fc.property(shapes, boxes, (shape, [long = 1, short = 1]) => {
        const area = shape.X * shape.y + shape.x * (shape.Y - shape.y)
        const counted = [long, short].flatMap(side =>
          [1, -1].map(direction => {
            const cells = new Array<number>(side).fill(0)
            for (let x = 0; x < shape.X; x++)
              for (let y = 0; y < (x < shape.x ? shape.Y : shape.y); y++) {
                const colour = (((x + direction * y) % side) + side) % side
                cells[colour] = (cells[colour] ?? 0) + 1
              }
            return Math.floor((Math.min(...cells) * side) / (long * short))
          }),
        )
        expect(colourBound(shape, long, short)).toBe(Math.min(Math.floor(area / (long * short)), ...counted))
      }),
      seeded(500),
    )
  })

  it('is the Barnes bound for a rectangle', () => {
    fc.assert(
      fc.property(fc.integer({ min: 5, max: 60 }), fc.integer({ min: 5, max: 60 }), (X, Y) => {
        expect(colourBound({ X, Y, x: X, y: Y }, 5, 3)).toBe(barnesBound(X, Y, 5, 3))
      }),
      seeded(100),
    )
  })
})
