import { expect, it } from 'vitest'
import { layerProblem } from '../../../../domain/palletisation/layer/layerProblem.ts'
import { rasterPoints } from '../../../../domain/palletisation/layer/rasterPoints.ts'
import { layerInput } from './layerInputs.ts'

it('keeps the cuts that leave room for different boxes behind them', () => {
  const problem = layerProblem(layerInput(13, 9, 5, 3))
  if (problem === undefined) throw new Error('a box fits')
  const raster = rasterPoints(problem)
  const lengths = (length: number) => Array.from(raster(length), cut => problem.points[cut])
  expect(lengths(problem.deckX)).toEqual([0, 3, 5, 6, 8, 10, 13])
  expect(lengths(problem.deckY)).toEqual([0, 3, 6, 9])
  expect(raster(problem.deckX)).toBe(raster(problem.deckX))
})
