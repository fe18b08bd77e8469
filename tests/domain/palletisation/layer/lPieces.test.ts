import { describe, expect, it } from 'vitest'
import { layerProblem } from '../../../../domain/palletisation/layer/layerProblem.ts'
import { lPieces } from '../../../../domain/palletisation/layer/lPieces.ts'
import { layerInput } from './layerInputs.ts'

const problem = layerProblem(layerInput(86, 52, 9, 5))
if (problem === undefined) throw new Error('a box fits')

describe('L pieces', () => {
  it('have one number for a piece and its mirror at the diagonal', () => {
    const pieces = lPieces(problem)
    const piece = pieces.number(30, 20, 12, 7)
    expect(pieces.number(20, 30, 7, 12)).toBe(piece)
    expect(pieces.isTurned(20, 30, 7, 12)).toBe(true)
    expect(pieces.isTurned(30, 20, 12, 7)).toBe(false)
    expect(pieces.isRectangle(piece)).toBe(false)
    expect(pieces.number(20, 20, 7, 12)).toBe(pieces.number(20, 20, 12, 7))
    expect(pieces.isTurned(20, 20, 7, 12)).toBe(true)
  })

  it('are rectangles where an arm has no length or the inner corner lies on an edge', () => {
    const pieces = lPieces(problem)
    const wide = pieces.number(30, 7, 30, 7)
    expect(pieces.isRectangle(wide)).toBe(true)
    expect(pieces.number(30, 20, 0, 7)).toBe(wide)
    expect(pieces.number(7, 20, 7, 12)).toBe(pieces.number(20, 7, 20, 7))
    expect(pieces.number(30, 20, 12, 0)).toBe(pieces.number(20, 12, 20, 12))
    expect(pieces.isTurned(3, 20, 0, 7)).toBe(true)
    expect(pieces.isTurned(30, 20, 12, 0)).toBe(true)
    expect(pieces.isTurned(7, 20, 7, 12)).toBe(true)
  })

  it('keep their numbers however many there are', () => {
    const pieces = lPieces(problem)
    const ask = () => {
      const numbers: number[] = []
      for (let X = 5; X < 30; X++)
        for (let Y = 1; Y < X; Y++)
          for (let x = 1; x < X; x += 2)
            for (let y = 1; y < Y; y += 3) numbers.push(pieces.number(X, Y, x, y))
      return numbers
    }
    const first = ask()
    expect(ask()).toEqual(first)
    expect(new Set(first).size).toBe(first.length)
    expect(first.length).toBeGreaterThan(4096)
  })
})
