import { expect, it } from 'vitest'
import { lithoSheetCost } from '#domain/costTape'

it('adds paper with its spoilage, print and glue of each sheet, and the make-ready once', () => {
  const sheet = {
    length: 1000,
    width: 700,
    numberUp: 2,
    spoilage: 0.05,
    paperPricePerSqm: 0.3,
    clickPerSheet: 0.08,
    makeReady: 200,
    glueGsm: 40,
    gluePricePerKg: 2,
  }
  expect(lithoSheetCost(sheet, 1000)).toBeCloseTo(500 * (0.7 * 1.05 * 0.3 + 0.08 + 0.7 * 0.04 * 2) + 200, 9)
})
