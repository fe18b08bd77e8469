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
