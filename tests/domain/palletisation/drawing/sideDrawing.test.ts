import { describe, expect, it } from 'vitest'
import { paint } from '../../../../domain/palletisation/drawing/paint.ts'
import { sideDrawing } from '../../../../domain/palletisation/drawing/sideDrawing.ts'
import { aSketch } from '../builders.ts'
import { elementsOf } from './markup.ts'

const drawn = (overrides: Parameters<typeof aSketch>[0] = {}) => sideDrawing('Side', aSketch(overrides))
const boxes = (svg: string) =>
  elementsOf(svg, 'rect').filter(({ fill }) => fill === paint.board || fill === paint.turnedBoard)

describe('a load from the side: a pallet of 150 mm, three layers of 200 mm, 1000 mm allowed', () => {
  it('is 750 mm high and says so', () => {
    expect(drawn()).toContain('<title>Side: 3 layers, 750 mm high</title>')
    expect(drawn()).toContain('>750 mm</text>')
    expect(drawn()).toContain('>max 1000</text>')
  })

  it.each([640, 800, 850, 1000])(
    'writes its height and the greatest one apart, the greatest being %i mm',
    maxPalletHeight => {
      const [limit, height] = elementsOf(drawn({ maxPalletHeight }), 'text').map(({ y }) => Number(y))
      expect(Math.abs((height ?? 0) - (limit ?? 0))).toBeGreaterThanOrEqual(50)
    },
  )

  it('stands on its pallet, layer upon layer, upwards', () => {
    // The top of the drawing is 1000 mm high: the lowest layer ends at 350 mm, which is 650 below that.
    const tops = [...new Set(boxes(drawn()).map(({ y }) => Number(y)))]
    expect(tops).toEqual([650, 450, 250])
    expect(boxes(drawn()).every(({ height }) => height === '200')).toBe(true)
  })

  it('shows of every layer what is seen from the front, every second one from the alternate layer', () => {
    const inLayer = (top: number) =>
      boxes(drawn())
        .filter(({ y }) => Number(y) === top)
        .map(({ x }) => x)
    // The box across stands behind the two; in the layer above it stands before them.
    expect(inLayer(650)).toEqual(['600', '0'])
    expect(inLayer(450)).toEqual(['600', '0', '400'])
    expect(inLayer(250)).toEqual(['600', '0'])
  })

  it('has the greatest height as a dashed line', () => {
    const limit = elementsOf(drawn(), 'line').find(({ stroke }) => stroke === paint.limit)
    expect(limit).toMatchObject({ y1: '0', y2: '0', 'stroke-dasharray': '24 14' })
  })

  it('has a top on the load, which counts to its height', () => {
    const capped = drawn({ topHeight: 40 })
    expect(capped).toContain('<title>Side: 3 layers, 790 mm high</title>')
    expect(elementsOf(capped, 'rect')).toContainEqual(
      expect.objectContaining({ y: '210', height: '40', fill: paint.timber }),
    )
  })

  it('has its straps across from the top to the floor', () => {
    const straps = elementsOf(drawn({ strapsAcross: 2 }), 'line').filter(
      ({ stroke }) => stroke !== paint.limit,
    )
    expect(straps).toEqual([
      { x1: '400', y1: '250', x2: '400', y2: '1000' },
      { x1: '800', y1: '250', x2: '800', y2: '1000' },
    ])
  })

  it('grows with a load that is higher than allowed, which then lies below its top', () => {
    const high = drawn({ layers: 5 })
    expect(elementsOf(high, 'svg')[0]?.viewBox).toBe('-60 -60 1540 1270')
    expect(elementsOf(high, 'line')[0]).toMatchObject({ y1: '150' })
  })
})
