import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { LShape } from '../../../../domain/palletisation/layer/colourBound.ts'
import { type LCut, type LPart, lCutParts } from '../../../../domain/palletisation/layer/lCutParts.ts'
import { seeded } from '../seeded.ts'

/** The unit cells of a part, where they lie in the whole. */
function cells({ shape, x, y, flipX, flipY }: LPart): string[] {
  const found: string[] = []
  for (let u = 0; u < shape.X; u++)
    for (let v = 0; v < (u < shape.x ? shape.Y : shape.y); v++)
      found.push(`${flipX ? x - u - 1 : x + u},${flipY ? y - v - 1 : y + v}`)
  return found
}

const whole = (shape: LShape) => cells({ shape, x: 0, y: 0, flipX: false, flipY: false }).sort()

function expectPartition(shape: LShape, cut: LCut) {
  const [first, second] = lCutParts(shape, cut)
  expect([...cells(first), ...cells(second)].sort()).toEqual(whole(shape))
}

const below = (n: number) => fc.integer({ min: 0, max: n })
const lShape = fc
  .tuple(
    fc.integer({ min: 1, max: 8 }),
    fc.integer({ min: 1, max: 8 }),
    fc.integer({ min: 1, max: 8 }),
    fc.integer({ min: 1, max: 8 }),
  )
  .map(([x, y, armX, armY]) => ({ X: x + armX, Y: y + armY, x, y }))

describe('the two parts of a cut L are the L, cell by cell', () => {
  it.each(['rows', 'columns'] as const)('in %s', path => {
    expectPartition({ X: 7, Y: 6, x: 3, y: 2 }, { path, p: 0, q: 0, r: 0 })
  })

  it.each([
    ['concentric', 'near', 'near'],
    ['leftDown', 'near', 'near'],
    ['downLeft', 'near', 'near'],
    ['upperLeft', 'far', 'near'],
    ['downRight', 'far', 'near'],
    ['lowerRight', 'near', 'far'],
    ['leftUp', 'near', 'far'],
  ] as const)('%s', (path, inX, inY) => {
    const cuts = lShape.chain(shape =>
      fc.tuple(
        fc.constant(shape),
        inX === 'near' ? below(shape.x) : below(shape.X - shape.x).map(p => shape.x + p),
        inY === 'near' ? below(shape.y) : below(shape.Y - shape.y).map(q => shape.y + q),
      ),
    )
    fc.assert(
      fc.property(cuts, ([shape, p, q]) => expectPartition(shape, { path, p, q, r: 0 })),
      seeded(60),
    )
  })
})

describe('the two parts of a rectangle cut in steps are the rectangle', () => {
  it.each(['stepsDown', 'stepsAcross'] as const)('%s', path => {
    const cuts = fc.tuple(fc.integer({ min: 2, max: 9 }), fc.integer({ min: 2, max: 9 })).chain(([X, Y]) => {
      const [along, across] = path === 'stepsDown' ? [X, Y] : [Y, X]
      return fc.tuple(fc.constant({ X, Y, x: X, y: Y }), below(along), below(along), below(across))
    })
    fc.assert(
      fc.property(cuts, ([shape, a, b, q]) =>
        expectPartition(shape, { path, p: Math.min(a, b), r: Math.max(a, b), q }),
      ),
      seeded(60),
    )
  })
})
