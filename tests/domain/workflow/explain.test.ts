import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type Actor,
  defaultWorkflow,
  explain,
  type ItemState,
  type WorkflowDefinition,
} from '#domain/workflow'
import { seedFrom } from '../../depth.ts'
import { anyActor, anyFindings, anyState, designer, finding, item, stranger } from './builders.ts'

const map = (state: ItemState, actor: Actor = designer) => explain(defaultWorkflow, state, actor, [])
const states = (state: ItemState) => map(state).map(each => `${each.code} ${each.state}`)
const whyNow = (state: ItemState, actor: Actor = designer, findings = [] as ReturnType<typeof finding>[]) =>
  explain(defaultWorkflow, state, actor, findings).find(each => each.state === 'current')?.why

describe('explain', () => {
  it('says of every step whether it is done, current or ahead', () => {
    expect(states(item())).toEqual([
      'INITIATE done',
      'DESIGN current',
      'PRICING ahead',
      'APPROVAL ahead',
      'CUSTOMER ahead',
      'ORDER ahead',
      'CLOSED ahead',
    ])
  })

  it('shows what is passed by, behind and ahead, but not where the item stands', () => {
    const bypass = { allowByPassDesign: true, allowByPassPricing: true, allowByPassCustomerService: true }
    expect(states(item({ stepCode: 'PRICING', bypass }))).toEqual([
      'INITIATE done',
      'DESIGN bypassed',
      'PRICING current',
      'APPROVAL ahead',
      'CUSTOMER bypassed',
      'ORDER ahead',
      'CLOSED ahead',
    ])
    const why = map(item({ stepCode: 'PRICING', bypass })).map(each => each.why)
    expect(why[1]).toBe('Passed by: the item may bypass design.')
    expect(why[4]).toBe('Will be passed by: the item may bypass customer service.')
  })

  it('calls workgroups and people by their names, where they are known', () => {
    const named: WorkflowDefinition = {
      ...defaultWorkflow,
      steps: defaultWorkflow.steps.map(step => ({
        ...step,
        owners: step.owners.map(owner => ({ ...owner, name: `The ${owner.workgroup} people` })),
      })),
    }
    const said = (state: ItemState) => explain(named, state, stranger, [])
    const [, design, pricing] = said(item())
    expect(design?.why).toMatch(/^Waiting for The DESIGN people\./)
    expect(design?.owners).toEqual(['DESIGN', 'PREPRINT'])
    expect(design?.ownerNames).toEqual(['The DESIGN people', 'The PREPRINT people'])
    expect(pricing?.why).toMatch(/^Will be assigned to The PRICING people\./)
    const taken = said(item({ assignee: 'dana', assigneeName: 'Dana Reyes' }))
    expect(taken[1]?.why).toMatch(/^Assigned to Dana Reyes\./)
  })

  it('names the owners for the plant and business unit', () => {
    const steps = map(item({ plantCode: 'STH', businessUnit: 'GLAMA' }))
    expect(steps.find(each => each.code === 'DESIGN')?.owners).toEqual(['DESIGN', 'PREPRINT'])
    expect(steps.find(each => each.code === 'APPROVAL')).toMatchObject({
      owners: ['GLAMAART', 'TECH'],
      why: 'Will be assigned to GLAMAART. To go on it asks for Approval and Use & Claims.',
    })
    expect(steps.find(each => each.code === 'CLOSED')?.why).toBe('Not reached yet.')
  })

  it('says who has the item and what keeps the person from moving it on', () => {
    expect(whyNow(item())).toBe('Waiting for DESIGN. Generate Design: Accept the item first.')
    expect(whyNow(item({ assignee: 'dana' }))).toBe('Assigned to dana. You can: Generate Design.')
    expect(whyNow(item({ assignee: 'dana' }), designer, [finding()])).toBe(
      'Assigned to dana. Generate Design: Overview is not valid: Length must be > 0',
    )
    expect(whyNow(item({ assignmentGroup: null }), stranger)).toMatch(
      /^Waiting for the initiator of the quote\./,
    )
  })

  it('says when nothing moves', () => {
    expect(whyNow(item({ isOnHold: true }))).toBe('The item is on hold.')
    expect(whyNow(item({ closeType: 'archive' }))).toBe('The item is archived.')
    expect(whyNow(item({ stepCode: 'CLOSED' }))).toBe('Closed ends the workflow.')
  })

  it('always has every step once, at most one of them current, each with a sentence', () => {
    fc.assert(
      fc.property(anyState, anyActor, anyFindings, (state, actor, findings) => {
        const steps = explain(defaultWorkflow, state, actor, findings)
        expect(steps.map(each => each.code)).toEqual(defaultWorkflow.steps.map(each => each.code))
        const current = steps.filter(each => each.state === 'current').map(each => each.code)
        expect(current).toEqual(state.stepCode === 'NOWHERE' ? [] : [state.stepCode])
        for (const each of steps) expect(each.why).not.toBe('')
      }),
      { seed: seedFrom(16) },
    )
  })
})
