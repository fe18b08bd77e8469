import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  comparePaths,
  defaultWorkflow,
  pathAhead,
  type WorkflowDefinition,
  type WorkflowStep,
} from '#domain/workflow'
import { action, item, short, step, workflow } from './builders.ts'

const codes = (definition: WorkflowDefinition, state: Parameters<typeof pathAhead>[1]) =>
  pathAhead(definition, state).map(each => each.code)

/** The default workflow with a step CHECK between Design and Pricing. */
const withCheck: WorkflowDefinition = {
  ...defaultWorkflow,
  steps: [
    ...defaultWorkflow.steps.map(each =>
      each.code === 'DESIGN'
        ? {
            ...each,
            actions: each.actions.map(one =>
              one.code === 'DESIGN_DONE' ? { ...one, target: 'CHECK' } : one,
            ),
          }
        : each,
    ),
    step({ code: 'CHECK', sequence: 99, actions: [action('CHECKED', 'PRICING')] }),
  ],
}

describe('pathAhead', () => {
  it('is the way along the first forward actions, the present step first', () => {
    expect(codes(defaultWorkflow, item())).toEqual([
      'DESIGN',
      'PRICING',
      'APPROVAL',
      'CUSTOMER',
      'ORDER',
      'CLOSED',
    ])
  })

  it('leaves out what the item bypasses', () => {
    const bypass = { ...item().bypass, allowByPassPricing: true }
    expect(codes(defaultWorkflow, item({ bypass }))).not.toContain('PRICING')
  })

  it('is empty where the item has no step, and ends where a ring closes', () => {
    expect(codes(short, item({ stepCode: 'GONE' }))).toEqual([])
    const ring = workflow(
      step({ code: 'A', actions: [action('ON', 'B')] }),
      step({ code: 'B', sequence: 2, actions: [action('ON', 'A')] }),
    )
    expect(codes(ring, item({ stepCode: 'A' }))).toEqual(['A', 'B'])
  })

  it('never comes to a step twice, wherever it starts and whatever is bypassed', () => {
    const anywhere = fc.constantFrom(...defaultWorkflow.steps.map(each => each.code))
    fc.assert(
      fc.property(anywhere, fc.boolean(), fc.boolean(), fc.boolean(), (stepCode, a, b, c) => {
        const bypass = { allowByPassDesign: a, allowByPassPricing: b, allowByPassCustomerService: c }
        const path = codes(withCheck, item({ stepCode, bypass }))
        expect(new Set(path).size).toBe(path.length)
        expect(path.at(0)).toBe(stepCode)
        expect(path.at(-1)).toBe('CLOSED')
      }),
    )
  })
})

describe('comparePaths', () => {
  it('says nothing of a definition and itself', () => {
    fc.assert(
      fc.property(fc.constantFrom(...defaultWorkflow.steps.map(each => each.code)), stepCode => {
        expect(comparePaths(withCheck, withCheck, item({ stepCode })).changes).toEqual([])
      }),
    )
  })

  it('names the steps that an item will come to, and those it will not', () => {
    expect(comparePaths(defaultWorkflow, withCheck, item()).changes).toEqual(['It will also come to CHECK.'])
    expect(comparePaths(withCheck, defaultWorkflow, item()).changes).toEqual([
      'It will not come to CHECK any more.',
    ])
    expect(comparePaths(defaultWorkflow, withCheck, item({ stepCode: 'PRICING' })).changes).toEqual([])
    const cut = {
      ...defaultWorkflow,
      steps: defaultWorkflow.steps.map(each => (each.code === 'CUSTOMER' ? { ...each, actions: [] } : each)),
    }
    expect(comparePaths(defaultWorkflow, cut, item()).changes).toEqual([
      'It will not come to Order and Closed any more.',
    ])
  })

  it('names who will do a step instead', () => {
    const moved = {
      ...defaultWorkflow,
      steps: defaultWorkflow.steps.map(each =>
        each.code === 'PRICING'
          ? { ...each, owners: [{ workgroup: 'TECH', plantCode: null, businessUnit: null }] }
          : each,
      ),
    }
    expect(comparePaths(defaultWorkflow, moved, item()).changes).toEqual([
      'Pricing will be done by TECH instead of PRICING.',
    ])
  })

  it('names what a step on the way will ask for, and what it will not ask for any more', () => {
    const asking = (asks: WorkflowStep['asks']) => ({
      ...defaultWorkflow,
      steps: defaultWorkflow.steps.map(each =>
        each.code === 'PRICING' && asks !== undefined ? { ...each, asks } : each,
      ),
    })
    expect(
      comparePaths(defaultWorkflow, asking(['overview', 'claims', 'purchaseOrder']), item()).changes,
    ).toEqual([
      'Pricing will also ask for Use & Claims and Purchase Order.',
      'Pricing will not ask for Print, Price, Price of bought goods and Preprint Cost any more.',
    ])
    const behind = item({ stepCode: 'APPROVAL' })
    expect(comparePaths(defaultWorkflow, asking([]), behind).changes).toEqual([])
  })

  it('names the actions that come and go where the item stands', () => {
    const fewer = {
      ...defaultWorkflow,
      steps: defaultWorkflow.steps.map(each =>
        each.code === 'PRICING'
          ? { ...each, actions: each.actions.filter(one => one.code !== 'PRICING_RETURN') }
          : each,
      ),
    }
    const stands = item({ stepCode: 'PRICING' })
    expect(comparePaths(defaultWorkflow, fewer, stands).changes).toEqual([
      'The action Return to Initiate is taken away where it stands.',
    ])
    expect(comparePaths(fewer, defaultWorkflow, stands).changes).toEqual([
      'The action Return to Initiate is added where it stands.',
    ])
  })

  it('says that an item is stuck whose step is gone', () => {
    const change = comparePaths(withCheck, defaultWorkflow, item({ stepCode: 'CHECK' }))
    expect(change).toMatchObject({ isStuck: true, after: [], changes: ['There is no step CHECK any more.'] })
  })
})
