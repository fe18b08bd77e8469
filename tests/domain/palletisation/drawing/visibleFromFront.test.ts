import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type LayerBox, packLayer } from '#domain/palletisation'
import { visibleFromFront } from '../../../../domain/palletisation/drawing/visibleFromFront.ts'
import { aBox } from '../builders.ts'
import { realisticLayer } from '../layer/layerInputs.ts'
import { seeded } from '../seeded.ts'

describe('boxes seen from the front', () => {
  it('are those that no nearer ones hide together, the farthest first', () => {
    const near = aBox(0, 0, 300, 200)
    const beside = aBox(300, 50, 300, 200)
    const hidden = aBox(100, 250, 400, 200)
    const peeping = aBox(250, 450, 400, 200)
    expect(visibleFromFront([peeping, hidden, beside, near])).toEqual([peeping, beside, near])
  })

  it('are seen through a gap between the nearer ones', () => {
    const left = aBox(0, 0, 300, 200)
    const right = aBox(301, 0, 300, 200)
    const behind = aBox(200, 300, 200, 200)
    expect(visibleFromFront([left, right, behind])).toContain(behind)
  })

  it('are all of one row, and none of nothing', () => {
    expect(visibleFromFront([aBox(0, 0, 300, 200), aBox(300, 0, 300, 200)])).toHaveLength(2)
    expect(visibleFromFront([])).toEqual([])
  })

  it('take as much of the front as all of them together', () => {
    const shadow = (boxes: readonly LayerBox[]) => {
      let reached = Number.NEGATIVE_INFINITY
      let total = 0
      for (const { x, length } of [...boxes].sort((a, b) => a.x - b.x)) {
        total += Math.max(0, x + length - Math.max(reached, x))
        reached = Math.max(reached, x + length)
      }
      return total
    }
    fc.assert(
      fc.property(realisticLayer, input => {
        const { boxes } = packLayer(input)
        expect(shadow(visibleFromFront(boxes))).toBeCloseTo(shadow(boxes), 6)
      }),
      seeded(40),
    )
  })
})
