import { describe, expect, it } from 'vitest'
import { knownFields, validateDefinition, type WorkflowDefinition, type WorkflowStep } from '#domain/workflow'
import { action, short, step, workflow } from './builders.ts'

const said = (definition: WorkflowDefinition) =>
  validateDefinition(definition, knownFields).map(problem => `${problem.where}: ${problem.message}`)

/** The short workflow with one step changed. */
const changed = (code: string, overrides: Partial<WorkflowStep>) =>
  workflow(...short.steps.map(each => (each.code === code ? { ...each, ...overrides } : each)))

describe('validateDefinition', () => {
  it('finds nothing in a whole workflow', () => {
    expect(said(short)).toEqual([])
  })

  it('finds a step no item can come to', () => {
    const lonely = step({ code: 'LONELY', sequence: 9, actions: [action('OUT', 'DONE')] })
    expect(said(workflow(...short.steps, lonely))).toEqual([
      'step LONELY: can not be reached from the first step',
    ])
  })

  it('finds steps from which there is no way to the end', () => {
    expect(said(changed('WORK', { actions: [action('BACK', 'INITIATE', 'back')] }))).toEqual([
      'step INITIATE: no final step can be reached from it',
      'step WORK: no final step can be reached from it',
      'step DONE: can not be reached from the first step',
    ])
  })

  it('finds an ask for a tab that nobody can make valid', () => {
    const asking = changed('INITIATE', { asks: ['print', 'purchaseOrder'] })
    const rule = (readOnly: boolean) => ({ tabId: 2, fieldName: 'varnishType', readOnly, required: false })
    const nobody = 'step INITIATE: asks for Print, of which nothing can be edited at it or before'
    expect(said(asking)).toEqual([nobody])
    const withRule = (code: string, readOnly: boolean) =>
      said(
        workflow(
          ...asking.steps.map(each =>
            each.code === code ? { ...each, fieldRules: [rule(readOnly)] } : each,
          ),
        ),
      )
    expect(withRule('INITIATE', false)).toEqual([])
    expect(withRule('INITIATE', true)).toEqual([nobody])
    expect(withRule('WORK', false)).toEqual([nobody])
    const earlier = changed('WORK', { asks: ['print'] })
    const steps = earlier.steps.map(each =>
      each.code === 'INITIATE' ? { ...each, fieldRules: [rule(false)] } : each,
    )
    expect(said(workflow(...steps))).toEqual([])
  })

  it('finds an end that asks for something, and a way out that is no end', () => {
    expect(said(changed('DONE', { asks: ['purchaseOrder'] }))).toEqual([
      'step DONE: asks for something at a final step, where nobody can act',
    ])
    const actions = [
      action('FINISH', 'DONE'),
      action('LOST', 'DONE', 'out'),
      action('STRAY', 'INITIATE', 'out'),
    ]
    expect(said(changed('WORK', { actions }))).toEqual([
      'step WORK, action STRAY: leads out, but not to an end',
    ])
  })

  it('finds an action without a target', () => {
    const actions = [action('FINISH', 'DONE'), action('JUMP', 'NOWHERE')]
    expect(said(changed('WORK', { actions }))).toEqual(['step WORK, action JUMP: no step NOWHERE to go to'])
    const called = new Map([['NOWHERE', 'Approval']])
    expect(validateDefinition(changed('WORK', { actions }), [], called)[0]?.message).toBe(
      'no step Approval to go to',
    )
  })

  it('misses a final step', () => {
    expect(said(changed('DONE', { kind: 'work', owners: short.steps[1]?.owners ?? [] }))).toEqual([
      'workflow: no final step',
    ])
    expect(said(workflow())).toEqual(['workflow: the first step is not INITIATE', 'workflow: no final step'])
  })

  it('finds a required field nobody can fill in', () => {
    const rule = { tabId: 1, fieldName: 'length', readOnly: true, required: true }
    expect(said(changed('WORK', { fieldRules: [rule] }))).toEqual([
      'step WORK: Length of tab 1 Overview is required but read-only',
    ])
    expect(said(changed('WORK', { fieldRules: [{ ...rule, readOnly: false }] }))).toEqual([])
  })

  it('finds a field required at a final step, where nobody can act', () => {
    const rule = { tabId: 1, fieldName: 'length', readOnly: false, required: true }
    expect(said(changed('DONE', { fieldRules: [rule] }))).toEqual([
      'step DONE: Length of tab 1 Overview is required at a final step, where nobody can act',
    ])
    expect(said(changed('DONE', { fieldRules: [{ ...rule, required: false }] }))).toEqual([])
  })

  it('finds a rule of a field that is not active or does not exist', () => {
    const rule = { tabId: 1, fieldName: 'length', readOnly: false, required: false }
    const there = knownFields.filter(({ fieldName }) => fieldName !== 'length')
    const definition = changed('WORK', {
      fieldRules: [rule, { ...rule, fieldName: 'nothing', required: true }],
    })
    expect(validateDefinition(definition, there)).toEqual(
      ['Length', 'Nothing'].map(name => ({
        where: 'step WORK',
        message: `${name} of tab 1 Overview has a rule but is not an active field`,
        step: 'WORK',
        action: null,
      })),
    )
  })

  it('finds a rule of a field that another tab has', () => {
    const rule = { tabId: 9, fieldName: 'length', readOnly: false, required: false }
    expect(said(changed('WORK', { fieldRules: [rule] }))).toEqual([
      'step WORK: Length of tab 9 Delivery has a rule but is not an active field',
    ])
  })

  it('finds a field with two rules', () => {
    const rule = { tabId: 1, fieldName: 'length', readOnly: false, required: false }
    expect(said(changed('WORK', { fieldRules: [rule, { ...rule, fieldName: 'width' }, rule] }))).toEqual([
      'step WORK: Length of tab 1 Overview has two rules',
    ])
  })

  it('finds codes and sequences used twice', () => {
    expect(said(changed('DONE', { sequence: 2 }))).toEqual(['workflow: sequence 2 is used twice'])
    const twice = step({ code: 'WORK', sequence: 4, actions: [action('FINISH', 'DONE')] })
    expect(said(workflow(...short.steps, twice))).toEqual(['workflow: step code WORK is used twice'])
    const actions = [action('FINISH', 'DONE'), action('FINISH', 'INITIATE', 'back')]
    expect(said(changed('WORK', { actions }))).toEqual(['step WORK: action code FINISH is used twice'])
  })

  it.each(['ACCEPT', 'ONHOLD', 'TRASH'])('finds an action that takes the code %s', code => {
    const actions = [action('FINISH', 'DONE'), action(code, 'DONE')]
    expect(said(changed('WORK', { actions }))).toEqual([`step WORK, action ${code}: the code is reserved`])
  })

  it('workflow-sequence: wants INITIATE first, by sequence and by kind', () => {
    expect(said(changed('INITIATE', { sequence: 9 }))).toEqual(['workflow: the first step is not INITIATE'])
    expect(said(workflow(...short.steps.toReversed()))).toEqual([])
    expect(said(changed('WORK', { kind: 'initial' }))).toEqual(['workflow: more than one initial step'])
  })

  it('wants an owner of every step but the first and the last', () => {
    expect(said(changed('WORK', { owners: [] }))).toEqual(['step WORK: no workgroup owns the step'])
  })

  it('wants an owner for items of any plant and business unit', () => {
    const north = { workgroup: 'PEOPLE', plantCode: 'NTH', businessUnit: null }
    expect(said(changed('WORK', { owners: [north] }))).toEqual([
      'step WORK: no workgroup owns the step at any plant and for any business unit: items of others would be lost',
    ])
    expect(said(changed('WORK', { owners: [north, { ...north, plantCode: null }] }))).toEqual([])
  })

  it('says the step and the action each problem is about', () => {
    const actions = [action('FINISH', 'DONE'), action('JUMP', 'NOWHERE')]
    expect(validateDefinition(changed('WORK', { actions }), knownFields)).toMatchObject([
      { step: 'WORK', action: 'JUMP' },
    ])
  })

  it('wants a way on from a step that can be bypassed', () => {
    const actions = [action('END', 'DONE', 'back')]
    expect(said(changed('WORK', { bypass: 'allowByPassDesign', actions }))).toEqual([
      'step WORK: can be bypassed but has no forward action to go on by',
    ])
    expect(said(changed('WORK', { bypass: 'allowByPassDesign' }))).toEqual([])
  })

  it('wants no actions of a final step', () => {
    expect(said(changed('DONE', { actions: [action('AGAIN', 'INITIATE', 'back')] }))).toEqual([
      'step DONE: a final step has no actions',
    ])
  })
})
