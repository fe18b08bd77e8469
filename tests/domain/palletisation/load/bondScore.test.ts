import { describe, expect, it } from 'vitest'
import { bondScore, packLayer } from '#domain/palletisation'
import { layerInput } from '../layer/layerInputs.ts'

const grid = [
  { x: 0, y: 0, length: 400, width: 300 },
  { x: 400, y: 0, length: 400, width: 300 },
]

describe('bond score', () => {
  it('is 0 when every box stands squarely on another', () => {
    expect(bondScore(grid, grid)).toBe(0)
    expect(bondScore([], [])).toBe(0)
  })

  it('is the share that the main supporter leaves to others, on average', () => {
    expect(bondScore(grid, [{ x: 200, y: 0, length: 400, width: 300 }])).toBe(0.5)
    expect(
      bondScore(grid, [
        { x: 300, y: 0, length: 400, width: 300 },
        { x: 0, y: 0, length: 400, width: 300 },
      ]),
    ).toBe(0.125)
  })

  it('is 0.425 for twelve boxes of 385 x 265 transposed from the corner of a square deck', () => {
    const { boxes } = packLayer(layerInput(1165, 1165, 385, 265))
    const transposed = boxes.map(({ x, y, length, width }) => ({ x: y, y: x, length: width, width: length }))
    expect(bondScore(boxes, transposed)).toBeCloseTo(0.425, 3)
  })
})
