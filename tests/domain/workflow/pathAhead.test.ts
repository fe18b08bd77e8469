import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { defaultWorkflow, findStep, type ItemState, pathAhead } from '#domain/workflow'
import { seedFrom } from '../../depth.ts'
import { action, anyState, bypass, item, short, step, workflow } from './builders.ts'

const codes = (overrides: Partial<ItemState>, definition = defaultWorkflow) =>
  pathAhead(definition, item(overrides)).map(each => each.code)

describe('the path ahead of an item', () => {
  it('goes from where it stands along the first forward actions to the end', () => {
    expect(codes({ stepCode: 'INITIATE' })).toEqual([
      ...['INITIATE', 'DESIGN', 'PRICING', 'APPROVAL', 'CUSTOMER', 'ORDER', 'CLOSED'],
    ])
    expect(codes({ stepCode: 'CUSTOMER' })).toEqual(['CUSTOMER', 'ORDER', 'CLOSED'])
    expect(codes({ stepCode: 'CLOSED' })).toEqual(['CLOSED'])
  })

  it('says who gets the item at each step', () => {
    expect(pathAhead(defaultWorkflow, item({ stepCode: 'APPROVAL', businessUnit: 'GLAMA' }))[0]).toEqual({
      ...{ code: 'APPROVAL', name: 'Approval', owner: 'GLAMAART' },
    })
    expect(pathAhead(short, item({ stepCode: 'WORK' }))).toEqual([
      { code: 'WORK', name: 'WORK', owner: 'PEOPLE' },
      { code: 'DONE', name: 'DONE', owner: null },
    ])
  })

  it('leaves out what is bypassed, but not where the item stands', () => {
    const flags = bypass('allowByPassDesign', 'allowByPassCustomerService')
    expect(codes({ stepCode: 'INITIATE', bypass: flags })).toEqual([
      'INITIATE',
      'PRICING',
      'APPROVAL',
      'ORDER',
      'CLOSED',
    ])
    expect(codes({ stepCode: 'DESIGN', bypass: flags })[0]).toBe('DESIGN')
  })

  it('ends where there is no way on, or a ring closes', () => {
    const dead = workflow(step({ code: 'A', actions: [action('BACK', 'B', 'back')] }), step({ code: 'B' }))
    expect(codes({ stepCode: 'A' }, dead)).toEqual(['A'])
    const broken = workflow(step({ code: 'A', actions: [action('ON', 'NOWHERE')] }))
    expect(codes({ stepCode: 'A' }, broken)).toEqual(['A'])
    const ring = workflow(
      step({ code: 'A', actions: [action('ON', 'B')] }),
      step({ code: 'B', actions: [action('ON', 'A')] }),
    )
    expect(codes({ stepCode: 'B' }, ring)).toEqual(['B', 'A'])
  })

  it('is empty at a step the workflow does not have', () => {
    expect(codes({ stepCode: 'NOWHERE' })).toEqual([])
    expect(codes({}, workflow())).toEqual([])
  })

  it('never turns back, and ends at a final step', () => {
    fc.assert(
      fc.property(anyState, state => {
        const path = pathAhead(defaultWorkflow, state)
        const sequences = path.map(each => findStep(defaultWorkflow, each.code)?.sequence ?? 0)
        expect(sequences).toEqual([...new Set(sequences)].toSorted((a, b) => a - b))
        const last = path.at(-1)
        if (last) expect(findStep(defaultWorkflow, last.code)?.kind).toBe('final')
      }),
      { seed: seedFrom(106) },
    )
  })
})
