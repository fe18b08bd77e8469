import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Actor, allowedActions, defaultWorkflow } from '#domain/workflow'
import { seedFrom } from '../../depth.ts'
import {
  action,
  anyActor,
  anyFindings,
  anyState,
  designer,
  item,
  rep,
  short,
  step,
  superUser,
  workflow,
} from './builders.ts'

describe('what is offered', () => {
  it('is the work actions, the actions of the step, and the close actions', () => {
    expect(allowedActions(defaultWorkflow, item(), designer, []).map(each => [each.kind, each.code])).toEqual(
      [
        ['work', 'ACCEPT'],
        ['work', 'RELEASE'],
        ['work', 'ONHOLD'],
        ['work', 'OFFHOLD'],
        ['step', 'DESIGN_DONE'],
        ['step', 'DESIGN_RETURN'],
        ['close', 'ARCHIVE'],
        ['close', 'TRASH'],
        ['close', 'UNARCHIVE'],
      ],
    )
  })

  it('names the step a step action leads to; the others stay where they are', () => {
    const targets = allowedActions(defaultWorkflow, item(), designer, []).map(each => each.target)
    expect(targets).toEqual([null, null, null, null, 'PRICING', 'INITIATE', null, null, null])
  })

  it('asks before it closes anything, and says what can not be undone (N27)', () => {
    const dialog = (code: string) =>
      allowedActions(defaultWorkflow, item(), rep, []).find(each => each.code === code)?.dialog
    expect(dialog('ARCHIVE')?.reasons.length).toBeGreaterThan(0)
    expect(dialog('TRASH')?.text).toContain("can't be undone")
    expect(dialog('UNARCHIVE')).toBeNull()
  })
})

describe('a definition with holes', () => {
  it('refuses an action that leads to no step', () => {
    const broken = workflow(step({ code: 'WORK', actions: [action('GO', 'NOWHERE')] }))
    const offered = allowedActions(broken, item({ stepCode: 'WORK', assignee: 'sue' }), superUser, [])
    expect(offered.find(each => each.code === 'GO')?.reason).toBe('The workflow has no step NOWHERE.')
  })

  it('a step nobody owns for the item is for super users only', () => {
    const unowned = workflow(step({ code: 'WORK', owners: [] }))
    const reason = (actor: Actor) => allowedActions(unowned, item({ stepCode: 'WORK' }), actor, [])[0]?.reason
    expect(reason(designer)).toBe('No workgroup owns WORK for this item.')
    expect(reason(superUser)).toBe('')
    expect(allowedActions(short, item({ stepCode: 'INITIATE' }), designer, [])[0]?.reason).toBe(
      'Only the initiator of the quote may act at INITIATE.',
    )
  })
})

describe('every offer', () => {
  it('is allowed or says why not, and leads to a step there is', () => {
    const codes = defaultWorkflow.steps.map(each => each.code)
    fc.assert(
      fc.property(anyState, anyActor, anyFindings, (state, actor, findings) => {
        for (const each of allowedActions(defaultWorkflow, state, actor, findings)) {
          expect(each.allowed).toBe(each.reason === '')
          if (each.target !== null) expect(codes).toContain(each.target)
        }
      }),
      { seed: seedFrom(11) },
    )
  })
})
