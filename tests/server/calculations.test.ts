import fc from 'fast-check'
import { afterAll, beforeAll, describe, it } from 'vitest'
import { styles } from '#domain/boxGeometry'
import { workedItem, workedLoad } from './engineSteps.ts'
import { type Caller, createTestApp, type TestApp } from './startTestServer.ts'

let server: TestApp
let rep: Caller
beforeAll(async () => {
  server = await createTestApp()
  rep = server.as('salesrep')
})
afterAll(() => server.close())

const measure = fc.oneof(
  fc.integer({ min: 1, max: 1200 }),
  fc.double({ min: 0, max: 100_000, noNaN: true }),
  fc.constantFrom(0, 0.001, 100_000),
)
const style = fc.constantFrom(...styles.map(({ code }) => code), '0999', '')
const flute = fc.constantFrom('E', 'B', 'C', 'BC', 'EB', 'Q', null)
const grade = fc.constantFrom('C340', 'BC590', 'E200', 'B230', 'Z9', null)
const plantCode = fc.constantFrom('NTH', 'STH', 'STH-200', 'EST')

const size = { plantCode, style, length: measure, width: measure, depth: measure }
const bodies = {
  '/engine/SheetCreaseCalculator': fc.record({
    ...size,
    flute,
    boardGrade: grade,
    numberUp: fc.integer({ min: 0, max: 12 }),
    blankOptions: fc.record(
      {
        topFlap: fc.constantFrom('none', '01', '02', '03', '09'),
        topFlapAdjustment: measure,
        bottomFlapAdjustment: measure,
        lidDepth: measure,
        additionalTrim: measure,
        cells: fc.record({
          alongLength: fc.integer({ min: 1, max: 100 }),
          alongWidth: fc.integer({ min: 1, max: 100 }),
        }),
      },
      { requiredKeys: [] },
    ),
  }),
  '/engine/FoldedFlatDimension': fc.record({
    ...size,
    flute,
    bundleQuantity: fc.integer({ min: 0, max: 500 }),
  }),
  '/engine/Palletization': fc
    .record({
      foldedSizeLength: measure,
      foldedSizeWidth: measure,
      foldedSizeT: measure,
      bundleQty: measure,
      maxPalletHeight: measure,
      orderQuantity: measure,
      unitKg: measure,
      overhangCode: fc.constantFrom('NONE', 'OVER', 'UNDER'),
      overhangFrontBack: measure,
      palletPatternCode: fc.constantFrom('COLUMN', 'INTERLOCK'),
    })
    .map(change => ({ ...workedLoad, ...change, effort: 'quick' })),
  '/engine/Palletization/FinishedGoods': fc
    .record({
      outerLength: measure,
      outerWidth: measure,
      outerDepth: measure,
      allowableKg: measure,
      maxPalletHeight: measure,
    })
    .map(change => ({ ...workedLoad, bundleQty: 1, ...change, effort: 'quick' })),
  '/pricing/Costing/CostTape': fc
    .record({
      ...size,
      boardGrade: grade,
      coverages: fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 6 }),
      printProcess: fc.constantFrom('FLEXO', 'PREPRINT', 'LITHO', 'NOPRINT'),
      numberUp: fc.constantFrom(null, 1, 2, 40),
      mayUseOtherPlants: fc.boolean(),
    })
    .chain(change =>
      fc.record({
        item: fc.constant({ ...workedItem, workCentres: null, cartonSqm: null, ...change }),
        quantities: fc.array(fc.integer({ min: -1, max: 1_000_000 }), { maxLength: 6 }),
      }),
    ),
}

describe('whatever is asked', () => {
  it.each(Object.keys(bodies) as (keyof typeof bodies)[])('%s answers, or says what is wrong', async path => {
    await fc.assert(
      fc.asyncProperty(bodies[path] as fc.Arbitrary<unknown>, async body => {
        const { status, body: answer } = await rep.post(path, body)
        if (status === 400) return answer.errors.length > 0
        if (status !== 200) return false
        return answer.calculationSuccess ? true : answer.calculationMessage !== ''
      }),
      { seed: 41, numRuns: 60 },
    )
  })
})
