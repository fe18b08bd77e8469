import { describe, expect, it } from 'vitest'
import { validationTabIds } from '#domain/quoteItem'
import { defaultWorkflow, fieldAccess, knownFields, validateDefinition } from '#domain/workflow'
import { box } from '../quoteItem/builders.ts'
import { defaultStep } from './builders.ts'

const codes = defaultWorkflow.steps.map(step => step.code)

describe('the default workflow', () => {
  it('has nothing wrong with it', () => {
    expect(validateDefinition(defaultWorkflow, knownFields)).toEqual([])
  })

  it('workflow-sequence: goes from INITIATE to CLOSED', () => {
    expect(codes).toEqual(['INITIATE', 'DESIGN', 'PRICING', 'APPROVAL', 'CUSTOMER', 'ORDER', 'CLOSED'])
    expect(defaultWorkflow.steps.map(step => step.sequence)).toEqual([1, 2, 3, 4, 5, 6, 7])
  })

  it('reaches every step from the first', () => {
    const reached = new Set(['INITIATE'])
    for (const code of reached) for (const action of defaultStep(code).actions) reached.add(action.target)
    expect([...reached].toSorted()).toEqual(codes.toSorted())
  })

  it('has Generate Design as the action of DESIGN (C26)', () => {
    expect(defaultStep('DESIGN').actions[0]).toMatchObject({ name: 'Generate Design', direction: 'forward' })
  })

  it('asks a reason and a comment on every way back', () => {
    const ways = defaultWorkflow.steps.flatMap(step => step.actions.filter(each => each.direction === 'back'))
    expect(ways.length).toBeGreaterThan(5)
    for (const { code, dialog } of ways) {
      expect(dialog?.reasons.length, code).toBeGreaterThan(1)
      expect(dialog?.commentRequired, code).toBe(true)
    }
  })

  it('bypass-flags: has each bypass flag at one step', () => {
    const flags = defaultWorkflow.steps.flatMap(step => (step.bypass ? [[step.code, step.bypass]] : []))
    expect(flags).toEqual([
      ['DESIGN', 'allowByPassDesign'],
      ['PRICING', 'allowByPassPricing'],
      ['CUSTOMER', 'allowByPassCustomerService'],
    ])
  })

  it('asks for more, step by step, and for the purchase order before an item is won or ordered', () => {
    const prints = ['designPrint', 'preprintDesign']
    const designed = ['overview', 'print', 'pallet', 'gpallet', 'design', ...prints, 'files', 'claims']
    expect(Object.fromEntries(defaultWorkflow.steps.map(({ code, asks }) => [code, asks]))).toEqual({
      INITIATE: ['overview'],
      DESIGN: designed,
      PRICING: ['overview', 'print', 'price', 'genprice', 'preprintCost'],
      APPROVAL: ['claims', 'appr'],
      CUSTOMER: [...designed, 'appr', 'purchaseOrder'],
      ORDER: [...designed, 'appr', 'purchaseOrder', 'delivery'],
      CLOSED: [],
    })
  })

  it('lets an item be lost at any time, whatever it lacks', () => {
    const lost = defaultStep('CUSTOMER').actions.find(({ code }) => code === 'LOST')
    expect(lost).toMatchObject({ direction: 'out', target: 'CLOSED' })
  })

  it('has action codes that are used once in all', () => {
    const all = defaultWorkflow.steps.flatMap(step => step.actions.map(action => action.code))
    expect(new Set(all).size).toBe(all.length)
  })
})

describe('its overview fields', () => {
  const overview = 1
  const names = Object.keys(box())
  const editable = (code: string) =>
    names.filter(name => !fieldAccess(defaultStep(code), overview, name).readOnly)
  const required = (code: string) =>
    names.filter(name => fieldAccess(defaultStep(code), overview, name).required)

  it('are all editable at INITIATE, the key ones required', () => {
    expect(editable('INITIATE')).toEqual(names)
    expect(required('INITIATE').toSorted()).toEqual(
      [
        ...['description', 'itemCategory', 'productGroup', 'preferredPlantCode', 'boardGrade'],
        ...['vslCode', 'styleCarton', 'length', 'width', 'expectedOrderQuantity', 'printProcess'],
      ].toSorted(),
    )
  })

  it('are structural at DESIGN', () => {
    expect(editable('DESIGN')).toEqual(
      expect.arrayContaining(['length', 'boardGrade', 'styleTopFlap', 'crease1']),
    )
    for (const agreed of ['code', 'description', 'itemCategory', 'expectedOrderQuantity', 'printProcess']) {
      expect(editable('DESIGN')).not.toContain(agreed)
    }
    expect(editable('DESIGN')).toEqual(expect.arrayContaining(required('DESIGN')))
  })

  it.each(['PRICING', 'APPROVAL', 'CUSTOMER', 'ORDER', 'CLOSED'])('are read-only at %s', code => {
    expect(editable(code)).toEqual([])
    expect(required(code)).toEqual([])
  })

  it('rule no field the section does not have', () => {
    for (const step of defaultWorkflow.steps) {
      for (const rule of step.fieldRules) {
        expect(Object.values(validationTabIds)).toContain(rule.tabId)
        if (rule.tabId === overview) expect(names).toContain(rule.fieldName)
      }
    }
  })
})

describe('a field without a rule', () => {
  it('is read-only and not required', () => {
    expect(fieldAccess(defaultStep('INITIATE'), 1, 'colourOfTheSky')).toEqual({
      readOnly: true,
      required: false,
    })
    expect(fieldAccess({ fieldRules: [] }, 1, 'length')).toEqual({ readOnly: true, required: false })
    expect(fieldAccess(defaultStep('INITIATE'), 1, 'length')).toEqual({ readOnly: false, required: true })
    expect(fieldAccess(defaultStep('INITIATE'), 5, 'length')).toEqual({ readOnly: true, required: false })
  })
})
