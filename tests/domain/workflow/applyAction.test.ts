import { describe, expect, it } from 'vitest'
import { type ActionInput, type Actor, applyAction, defaultWorkflow, type ItemState } from '#domain/workflow'
import {
  action,
  bypass,
  designer,
  finding,
  input,
  item,
  rep,
  step,
  stranger,
  superUser,
  workflow,
} from './builders.ts'

const act = (state: ItemState, actor: Actor, given: ActionInput, definition = defaultWorkflow) =>
  applyAction(definition, state, actor, given, [])

const stays = { ok: true, bypassed: [], leavesWorklist: false }
const leaves = { ok: true, bypassed: [], leavesWorklist: true }

describe('work actions', () => {
  it('row-accept: ACCEPT assigns the item to the person', () => {
    expect(act(item(), designer, input('ACCEPT'))).toEqual({ ...stays, state: item({ assignee: 'dana' }) })
  })

  it('row-release: RELEASE gives it back to the workgroup', () => {
    expect(act(item({ assignee: 'dana' }), designer, input('RELEASE'))).toEqual({ ...stays, state: item() })
  })

  it('row-hold: ONHOLD and OFFHOLD clear the assignee and take the row off the worklist', () => {
    expect(act(item({ assignee: 'dana' }), designer, input('ONHOLD'))).toEqual({
      ...leaves,
      state: item({ isOnHold: true }),
    })
    expect(act(item({ isOnHold: true }), designer, input('OFFHOLD'))).toEqual({ ...leaves, state: item() })
  })
})

describe('close actions', () => {
  const reason = 'DUPLICATE'

  it('archive-trash, unarchive: archive and trash take the item off every worklist, unarchive brings it back', () => {
    expect(act(item({ assignee: 'dana' }), rep, input('ARCHIVE', { reason }))).toEqual({
      ...leaves,
      state: item({ closeType: 'archive' }),
    })
    expect(act(item(), rep, input('TRASH', { reason }))).toEqual({
      ...leaves,
      state: item({ closeType: 'trash' }),
    })
    expect(act(item({ closeType: 'archive' }), rep, input('UNARCHIVE'))).toEqual({ ...stays, state: item() })
  })

  it('need a reason', () => {
    expect(act(item(), rep, input('ARCHIVE'))).toEqual({ ok: false, message: 'Reason is required' })
    expect(act(item(), rep, input('TRASH', { reason: 'BORED' }))).toEqual({
      ok: false,
      message: 'Reason not valid',
    })
  })
})

describe('step actions', () => {
  const mine = (overrides: Partial<ItemState> = {}) => item({ assignee: 'dana', ...overrides })

  it('move the item, clear its assignee and hand it to the workgroup of the new step', () => {
    expect(act(mine(), designer, input('DESIGN_DONE'))).toEqual({
      ...leaves,
      state: item({ stepCode: 'PRICING', assignmentGroup: 'PRICING' }),
    })
  })

  it('hand it to the workgroup of its plant and business unit', () => {
    const draft = item({ stepCode: 'INITIATE', assignmentGroup: 'SALES' })
    const group = (state: ItemState, actor: Actor, code: string) => {
      const result = act(state, actor, input(code))
      return result.ok ? result.state.assignmentGroup : result.message
    }
    expect(group({ ...draft, plantCode: 'NTH-100' }, rep, 'SUBMIT')).toBe('DESIGN')
    expect(group({ ...draft, plantCode: null }, rep, 'SUBMIT')).toBe('DESIGN')
    const priced = item({ stepCode: 'PRICING', assignee: 'sue' })
    expect(group(priced, superUser, 'PRICING_DONE')).toBe('TECH')
    expect(group({ ...priced, businessUnit: 'GLAMA' }, superUser, 'PRICING_DONE')).toBe('GLAMAART')
  })

  it('back need a reason of the dialog and a comment, and give a draft to its initiator again', () => {
    const back = (overrides: Partial<ActionInput>) => act(mine(), designer, input('DESIGN_RETURN', overrides))
    expect(back({ comment: 'No depth given' })).toEqual({ ok: false, message: 'Reason is required' })
    expect(back({ reason: 'BORED', comment: 'x' })).toEqual({ ok: false, message: 'Reason not valid' })
    expect(back({ reason: 'OTHER', comment: '  ' })).toEqual({ ok: false, message: 'Comment is required' })
    expect(back({ reason: 'OTHER', comment: 'No depth given' })).toEqual({
      ...leaves,
      state: item({ stepCode: 'INITIATE', assignmentGroup: 'SALES', assignee: 'ruby' }),
    })
  })

  it('that end the workflow leave the item to nobody', () => {
    const atCustomer = item({ stepCode: 'CUSTOMER', assignee: 'sue', assignmentGroup: 'CUSTSERV' })
    expect(act(atCustomer, superUser, input('LOST', { reason: 'PRICE' }))).toEqual({
      ...leaves,
      state: item({ stepCode: 'CLOSED', assignmentGroup: null }),
    })
  })
})

describe('bypass', () => {
  const draft = (...flags: readonly (keyof ItemState['bypass'])[]) =>
    item({ stepCode: 'INITIATE', assignmentGroup: 'SALES', bypass: bypass(...flags) })
  const submitted = (state: ItemState) => {
    const result = act(state, rep, input('SUBMIT'))
    return result.ok ? [result.state.stepCode, ...result.bypassed] : [result.message]
  }

  it('passes a step by along its first forward action', () => {
    expect(submitted(draft())).toEqual(['DESIGN'])
    expect(submitted(draft('allowByPassDesign'))).toEqual(['PRICING', 'DESIGN'])
    expect(submitted(draft('allowByPassDesign', 'allowByPassPricing'))).toEqual([
      'APPROVAL',
      'DESIGN',
      'PRICING',
    ])
    expect(submitted(draft('allowByPassPricing'))).toEqual(['DESIGN'])
  })

  it('of customer service counts as won', () => {
    const state = item({
      stepCode: 'APPROVAL',
      assignee: 'sue',
      bypass: bypass('allowByPassCustomerService'),
    })
    expect(act(state, superUser, input('APPROVE'))).toMatchObject({
      state: { stepCode: 'ORDER', assignmentGroup: 'NEWWORK' },
      bypassed: ['CUSTOMER'],
    })
  })

  it('is no matter of a way back: it goes where it says', () => {
    const state = item({ stepCode: 'PRICING', assignee: 'sue', bypass: bypass('allowByPassDesign') })
    const back = input('PRICING_RETURN_DESIGN', { reason: 'OTHER', comment: 'Flaps' })
    expect(act(state, superUser, back)).toMatchObject({ state: { stepCode: 'DESIGN' }, bypassed: [] })
  })

  it('stops at a step that leads nowhere, and in a ring of passed steps', () => {
    const flag = 'allowByPassDesign' as const
    const start = step({ code: 'INITIATE', kind: 'initial', actions: [action('GO', 'A')] })
    const from = { ...draft(flag), assignee: 'ruby' }
    const end = workflow(start, step({ code: 'A', bypass: flag }))
    expect(act(from, rep, input('GO'), end)).toMatchObject({ state: { stepCode: 'A' }, bypassed: [] })
    const ring = workflow(
      start,
      step({ code: 'A', bypass: flag, actions: [action('ON', 'B')] }),
      step({ code: 'B', bypass: flag, actions: [action('ON', 'A')] }),
    )
    expect(act(from, rep, input('GO'), ring)).toMatchObject({ state: { stepCode: 'B' }, bypassed: ['A'] })
  })
})

describe('refused', () => {
  it('is what there is no action for', () => {
    expect(act(item(), superUser, input('FLY'))).toEqual({
      ok: false,
      message: 'There is no action FLY at DESIGN.',
    })
    expect(act(item(), superUser, input('PRICING_DONE')).ok).toBe(false)
  })

  it('is what is not allowed, with the same sentence', () => {
    expect(act(item(), stranger, input('ACCEPT'))).toEqual({
      ok: false,
      message: 'Only members of DESIGN or PREPRINT may act at Design.',
    })
    const result = applyAction(defaultWorkflow, item({ assignee: 'dana' }), designer, input('DESIGN_DONE'), [
      finding(),
    ])
    expect(result).toEqual({ ok: false, message: 'Overview is not valid: Length must be > 0' })
  })
})
