import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { barnesBound } from '../../../../domain/palletisation/layer/barnesBound.ts'
import { classBound } from '../../../../domain/palletisation/layer/classBound.ts'
import { colourBound } from '../../../../domain/palletisation/layer/colourBound.ts'
import { homogeneousCount } from '../../../../domain/palletisation/layer/homogeneousCount.ts'
import { layerProblem } from '../../../../domain/palletisation/layer/layerProblem.ts'
import { seeded } from '../seeded.ts'
import { exactCount } from './exactCount.ts'
import benchmark from './instances.json' with { type: 'json' }
import { layerInput, smallLayer } from './layerInputs.ts'

describe.each(benchmark.instances)('bounds of $L x $W with $l x $w boxes', ({ L, W, l, w, ...known }) => {
  const problem = layerProblem(layerInput(L, W, l, w))
  const unit = problem?.toMm(1) ?? 1

  it(`area ${known.areaBound}, Barnes ${known.barnesBound}, class ${known.classBound}`, () => {
    expect(Math.floor((L * W) / (l * w))).toBe(known.areaBound)
    expect(barnesBound(Math.floor(L / unit), Math.floor(W / unit), l / unit, w / unit)).toBe(
      known.barnesBound,
    )
    expect(problem && Math.min(classBound(problem), known.barnesBound)).toBe(known.classBound)
  })
})

describe('one way of turning every box', () => {
  it('takes the better of the two', () => {
    expect(homogeneousCount(10, 7, 5, 3)).toBe(4)
    expect(homogeneousCount(9, 5, 5, 3)).toBe(3)
    expect(homogeneousCount(4, 2, 5, 3)).toBe(0)
  })
})

describe('Barnes bound', () => {
  it('is zero where the box is too long or too wide', () => {
    expect(barnesBound(4, 4, 5, 3)).toBe(0)
    expect(barnesBound(9, 2, 5, 3)).toBe(0)
  })

  it('counts the waste that bars can not avoid', () => {
    // 17 x 17 with 4 x 3: bars of 4 leave 1, bars of 3 leave 1 (2 x 2 cells, or 1 x 1 too many): 288 cells, 24 boxes.
    expect(barnesBound(17, 17, 4, 3)).toBe(24)
    expect(barnesBound(6, 6, 4, 1)).toBe(8)
  })
})

describe('no bound', () => {
  it('is below what a small deck holds', () => {
    fc.assert(
      fc.property(smallLayer, input => {
        const problem = layerProblem(input)
        if (problem === undefined) return
        expect(classBound(problem)).toBeGreaterThanOrEqual(exactCount(input))
      }),
      seeded(80),
    )
  })
})

describe('colour bound of an L', () => {
  const shapes = fc
    .tuple(fc.nat(24), fc.nat(24), fc.nat(24), fc.nat(24))
    .map(([x, y, moreX, moreY]) => ({ X: x + moreX, Y: y + moreY, x, y }))
  const boxes = fc.constantFrom([2, 1], [3, 2], [5, 3], [7, 4], [11, 3], [13, 8], [21, 10], [9, 1], [1, 1])

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
