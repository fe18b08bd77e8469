import { describe, expect, it } from 'vitest'
import {
  designOfRoute,
  emptyStep,
  estimateOfItem,
  estimateRoute,
  routeTimes,
  stepCandidates,
} from '#domain/estimating'
import { emptySections, findingsOf, type ItemSections } from '#domain/quoteItem'
import { theMasters } from './builders.ts'
import { twoPlants } from './twoPlants.ts'

const masters = theMasters()
const product = {
  ...emptySections.product,
  ...{ styleCarton: '02', styleVariant: '0201', styleTopFlap: '01', styleBottomFlap: '01' },
  ...{ length: 400, width: 300, depth: 250, preferredPlantCode: 'NTH', boardGrade: 'C340' },
  ...{ printProcess: 'FLEXO', expectedOrderQuantity: 5000, vslCode: '0201' },
}
const item: ItemSections = { ...emptySections, product }

function routed() {
  const found = estimateRoute(estimateOfItem(item, 'NTH'), 5000, masters)
  if (!found.ok) throw new Error(found.reason)
  return found
}

describe('the design of a route', () => {
  it('has a step for each of its own, with which the rules of Design are content', () => {
    const found = routed()
    const design = { ...emptySections.design, ...designOfRoute(item, found, masters) }
    expect(design.designSteps.map(({ workCentre }) => workCentre)).toEqual(
      found.path.map(({ workCentre }) => workCentre),
    )
    const [corr] = design.designSteps
    expect(corr).toMatchObject({ operation: 'CORR', sheetLength: 1441, sheetWidth: 560, totalNumberUp: 1 })
    expect(corr?.paperDeckleWidth).toBeGreaterThan(560)
    const facts = { design: { operations: [], workCentres: [] } }
    const findings = findingsOf({ sections: { ...item, design }, facts, fieldRules: [], scopes: [] })
    const errors = findings.filter(({ tab, severity }) => tab === 'design' && severity === 'error')
    expect(errors).toEqual([])
  })

  it('keeps the additional trim of the item, which its sheets have room for', () => {
    const trimmed = { ...item, design: { ...item.design, additionalTrim: 10 } }
    const { additionalTrim, designSteps } = designOfRoute(trimmed, routed(), masters)
    expect(additionalTrim).toBe(10)
    expect(designSteps.map(({ operation, sheetLength }) => [operation, sheetLength])).toEqual([
      ...[
        ['CORR', 1451],
        ['FFG', 1451],
        ['DESPATCH', null],
      ],
    ])
  })

  it('is of a route that was costed with the trim, whose sheets have it already', () => {
    const trimmed = { ...item, design: { ...item.design, additionalTrim: 10 } }
    const found = estimateRoute(estimateOfItem(trimmed, 'NTH'), 5000, masters)
    if (!found.ok) throw new Error(found.reason)
    expect(found.path[0]?.sheet.length).toBe(1451)
    const design = { ...trimmed.design, ...designOfRoute(trimmed, found, masters) }
    expect(design).toEqual({ ...trimmed.design, ...designOfRoute(trimmed, routed(), masters) })
    const { paperDeckleWidth } = design.designSteps[0] ?? {}
    expect(paperDeckleWidth).toBeGreaterThan(560)
  })

  it('is the same each time, so that taking it again changes nothing', () => {
    expect(designOfRoute(item, routed(), masters)).toEqual(designOfRoute(item, routed(), masters))
  })
})

it('a route takes its hours on the machines, and a day between two of them', () => {
  const times = routeTimes(routed(), 5000, masters)
  expect(times.hours).toBeGreaterThan(0)
  expect(times.days).toBeGreaterThanOrEqual(2)
  expect(routeTimes(routed(), 500_000, masters).days).toBeGreaterThan(times.days)
})

describe('who can do a step', () => {
  const wide = { ...emptyStep('a'), operation: 'FFG', sheetLength: 9000, sheetWidth: 560, totalNumberUp: 1 }

  it('is told with the reason why not, and those that can come first', () => {
    const [first] = stepCandidates(item, { ...wide, sheetLength: 1441 }, masters)
    expect(first).toMatchObject({ reasons: [] })
    const refused = stepCandidates(item, wide, masters)
    expect(refused.length).toBeGreaterThan(0)
    for (const { reasons } of refused) expect(reasons.join()).toContain('sheet 9000x560 outside')
  })

  it('is another plant that makes the grade by a variant of its own', () => {
    const ours = { ...item, product: { ...product, boardGradeVariant: 'C340-N' } }
    const corr = {
      ...emptyStep('a'),
      ...{ operation: 'CORR', sheetLength: 1441, sheetWidth: 560, totalNumberUp: 1 },
    }
    const found = stepCandidates(ours, corr, twoPlants)
    expect(found.map(({ code, reasons }) => [code, reasons])).toEqual([
      [expect.any(String), []],
      ['CORR2', []],
    ])
  })

  it('is anybody while the sheet is not entered', () => {
    const [first] = stepCandidates(item, { ...emptyStep('a'), operation: 'FFG' }, masters)
    expect(first?.reasons).toEqual([])
  })
})
