import { expect, it } from 'vitest'
import { lithoSheetCost } from '#domain/costTape'
import { aLithoSheet as sheet } from './builders.ts'

it('adds paper with its spoilage, print and glue of each sheet, and the make-ready once', () => {
  expect(lithoSheetCost(sheet, 1000)).toBeCloseTo(500 * (0.7 * 1.05 * 0.3 + 0.08 + 0.7 * 0.04 * 2) + 200, 9)
})

it('lays varnish and film over every sheet that is printed, and gets ready for each once', () => {
  const finishes = [
    { name: 'gloss varnish', pricePerSqm: 0.045, makeReady: 60 },
    { name: 'matt film', pricePerSqm: 0.25, makeReady: 150 },
  ]
  const more = lithoSheetCost({ ...sheet, finishes }, 1000) - lithoSheetCost(sheet, 1000)
  expect(more).toBeCloseTo(500 * 0.7 * 1.05 * 0.295 + 210, 9)
})
