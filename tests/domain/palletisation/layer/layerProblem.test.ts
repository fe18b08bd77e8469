import { expect, it } from 'vitest'
import { layerProblem } from '../../../../domain/palletisation/layer/layerProblem.ts'
import { layerInput } from './layerInputs.ts'

it('turns deck and box longest side first and takes out what the sides have in common', () => {
  const problem = layerProblem(layerInput(800, 1200, 200, 300))
  expect(problem).toMatchObject({ long: 3, short: 2, boxArea: 6, isTurned: true })
  expect(problem?.toMm(3)).toBe(300)
})

it('knows the lengths that boxes side by side fill exactly', () => {
  const problem = layerProblem(layerInput(13, 9, 5, 3))
  expect(Array.from(problem?.points ?? [])).toEqual([0, 3, 5, 6, 8, 9, 10, 11, 12, 13])
  expect(problem?.deckY).toBe(5)
  expect(problem?.pointWithin[7]).toBe(3)
})

it('uses the coarsest step in which every measure is whole', () => {
  expect(layerProblem(layerInput(1000, 800, 301, 200))?.toMm(1)).toBe(1)
  expect(layerProblem(layerInput(1000, 800, 300.5, 200))?.toMm(1)).toBe(0.5)
  expect(layerProblem(layerInput(1000, 800, 300.1, 200))?.toMm(1)).toBe(0.1)
  expect(layerProblem(layerInput(1000, 800, 300.01, 200))?.toMm(1)).toBe(0.01)
})

it('rounds a finer box up and a finer deck down', () => {
  const problem = layerProblem(layerInput(1000.009, 800, 300.001, 199.999))
  expect(problem).toMatchObject({ long: 30001, short: 20000 })
  expect(problem?.pointWithin).toHaveLength(100_000 + 1)
})

it('is none when not one box fits', () => {
  expect(layerProblem(layerInput(100, 50, 60, 60))).toBeUndefined()
})
