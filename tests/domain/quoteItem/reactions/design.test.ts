import { describe, expect, it } from 'vitest'
import { react } from '#domain/quoteItem'
import { aStep, type Design, type Product, sectionsOf } from '../builders.ts'

interface Entered {
  readonly product?: Partial<Product>
  readonly design?: Partial<Design>
}

const changed = (before: Entered, change: Entered, step: string) =>
  react(
    sectionsOf(before),
    sectionsOf({
      product: { ...before.product, ...change.product },
      design: { ...before.design, ...change.design },
    }),
    { facts: {}, step },
  )

const routed = { design: { designSteps: [aStep('CORR'), aStep('DESPATCH')], designProjectNo: 'P1' } }

// Rule plant-change-initiate.
describe('another preferred plant', () => {
  const toSouth = { product: { preferredPlantCode: 'STH-200' } }

  it('at Initiate clears the design steps, and nothing else of the design, and says so', () => {
    const { sections, said } = changed(routed, toSouth, 'INITIATE')
    expect(sections.design).toMatchObject({ designSteps: [], designProjectNo: 'P1' })
    expect(said).toEqual(['Design steps were cleared: the plant changed.'])
  })

  it('at Design clears nothing: plant and route are changed together there', () => {
    const { sections, said } = changed(routed, toSouth, 'DESIGN')
    expect([sections.design.designSteps.length, said]).toEqual([2, []])
  })

  it('clears nothing of an item without steps', () => {
    expect(changed({}, toSouth, 'INITIATE').said).toEqual([])
  })
})

it('another operation of a step clears the work centre that did the one before', () => {
  const step = (operation: string, workCentre: string) => ({
    design: { designSteps: [aStep(operation, { key: 'a', workCentre })] },
  })
  const centre = (change: Entered) =>
    changed(step('GLUE', 'GLUER1'), change, 'DESIGN').sections.design.designSteps[0]?.workCentre
  expect(centre(step('TAPE', 'GLUER1'))).toBe('')
  expect(centre(step('TAPE', 'TAPE1'))).toBe('TAPE1')
  expect(centre(step('GLUE', 'GLUER2'))).toBe('GLUER2')
})

describe('another additional trim', () => {
  const creases = [30, 400, 300, 400, 297].map((value, index) => ({ key: `c${index}`, value }))
  const route = (sheetLength: number, additionalTrim: number | null = null) => ({
    design: {
      additionalTrim,
      designSteps: [
        aStep('CORR', { key: 'a', sheetLength }),
        aStep('FFG', { key: 'b', sheetLength, stepCreases: creases }),
        aStep('DIECUT', { key: 'c', sheetLength: 700 }),
      ],
    },
  })
  const lengths = (before: Entered, change: Entered) =>
    changed(before, change, 'DESIGN').sections.design.designSteps.map(({ sheetLength }) => sheetLength)

  it('makes the sheet that creases and trim fill longer, with those it comes from, and shorter again', () => {
    expect(lengths(route(1427), route(1427, 10))).toEqual([1437, 1437, 700])
    expect(lengths(route(1437, 10), route(1437))).toEqual([1427, 1427, 700])
  })

  it('leaves sheets that somebody changed in the same breath, and those that were not filled', () => {
    expect(lengths(route(1427), route(1437, 10))).toEqual([1437, 1437, 700])
    expect(lengths(route(1500), route(1500, 10))).toEqual([1500, 1500, 700])
    expect(lengths(route(1427), route(1427, Number.NaN))).toEqual([1427, 1427, 700])
  })
})

describe('another number up of a step with a forme', () => {
  const cut = (totalNumberUp: number | null, ruleLength: number, formeType = '1') => ({
    design: {
      designSteps: [
        aStep('DIECUT', {
          totalNumberUp,
          formeType,
          stepFormes: [{ key: 'f1', formeCode: '', formeVendor: '', ruleLength, trimRuleLength: null }],
        }),
      ],
    },
  })
  const rules = (before: Entered, change: Entered) =>
    changed(before, change, 'DESIGN').sections.design.designSteps[0]?.stepFormes[0]?.ruleLength

  it('has the rules of as many blanks, also where the field was empty between', () => {
    expect(rules(cut(1, 8.1), cut(2, 8.1))).toBe(16.2)
    expect([rules(cut(2, 16.2), cut(null, 16.2)), rules(cut(null, 8.1), cut(3, 8.1))]).toEqual([8.1, 24.3])
    expect(changed(cut(1, 8.1), cut(2, 8.1), 'DESIGN').said).toEqual([
      'The rule length of the forme follows the number up.',
    ])
  })

  it('leaves what was entered with it, and a forme that is there already', () => {
    expect(rules(cut(1, 8.1), cut(2, 15))).toBe(15)
    expect(rules(cut(1, 8.1, '2'), cut(2, 8.1, '2'))).toBe(8.1)
  })
})
