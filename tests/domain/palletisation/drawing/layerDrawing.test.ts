import { describe, expect, it } from 'vitest'
import { layerDrawing } from '../../../../domain/palletisation/drawing/layerDrawing.ts'
import { paint } from '../../../../domain/palletisation/drawing/paint.ts'
import { aBox, aSketch } from '../builders.ts'
import { elementsOf } from './markup.ts'

const drawn = (overrides: Parameters<typeof aSketch>[0] = {}) => {
  const sketch = aSketch(overrides)
  return layerDrawing('Layer', sketch, sketch.boxes)
}
const boxes = (svg: string) =>
  elementsOf(svg, 'rect').filter(({ fill }) => fill === paint.board || fill === paint.turnedBoard)

describe('a layer from above', () => {
  it('says how many boxes stand on which pallet', () => {
    expect(drawn()).toContain('<title>Layer: 3 on NZ standard</title>')
  })

  it('shows the pallet with 60 mm around it', () => {
    expect(elementsOf(drawn(), 'svg')[0]?.viewBox).toBe('-60 -60 1320 1120')
  })

  it('has every box where it stands, turned ones in another colour', () => {
    expect(boxes(drawn()).map(({ x, y, width, height, fill }) => [x, y, width, height, fill])).toEqual([
      ['0', '0', '600', '400', paint.board],
      ['600', '0', '600', '400', paint.board],
      ['400', '400', '400', '600', paint.turnedBoard],
    ])
  })

  it('numbers them from 1, in the middle of each', () => {
    const numbers = elementsOf(drawn(), 'text')
    expect(numbers.map(({ x, y }) => [x, y])).toEqual([
      ['300', '200'],
      ['900', '200'],
      ['600', '700'],
    ])
    expect(drawn()).toMatch(/>1<\/text>.*>2<\/text>.*>3<\/text>/)
  })

  it('draws straps across over its length and straps through over its width', () => {
    const lines = elementsOf(drawn({ strapsAcross: 2, strapsThrough: 1 }), 'line')
    expect(lines).toEqual([
      { x1: '400', y1: '0', x2: '400', y2: '1000' },
      { x1: '800', y1: '0', x2: '800', y2: '1000' },
      { x1: '0', y1: '500', x2: '1200', y2: '500' },
    ])
    expect(elementsOf(drawn(), 'line')).toEqual([])
  })

  it('widens for what hangs over the pallet', () => {
    const wide = drawn({ boxes: [aBox(-50, -20, 1300, 1040)] })
    expect(elementsOf(wide, 'svg')[0]?.viewBox).toBe('-110 -80 1420 1160')
  })

  it('is the empty pallet without boxes', () => {
    const empty = drawn({ boxes: [] })
    expect(empty).toContain('<title>Layer: 0 on NZ standard</title>')
    expect(empty).not.toMatch(/NaN|Infinity/)
  })
})
