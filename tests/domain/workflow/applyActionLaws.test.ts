import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type ActionInput,
  type Actor,
  allowedActions,
  applyAction,
  defaultWorkflow,
  findStep,
  type ItemState,
  type OfferedAction,
  ownerOf,
} from '#domain/workflow'
import { seedFrom } from '../../depth.ts'
import { anyActor, anyFindings, anyState, input, item, person } from './builders.ts'

const act = (state: ItemState, actor: Actor, given: ActionInput, definition = defaultWorkflow) =>
  applyAction(definition, state, actor, given, [])

describe('the laws', () => {
  /** An input with all that the action's dialog can ask. */
  const full = (offered: OfferedAction) =>
    input(offered.code, { reason: offered.dialog?.reasons[0]?.code ?? '', comment: 'because' })
  const anyCase = [anyState, anyActor, anyFindings] as const

  it('an allowed action succeeds, a refused one never does', () => {
    fc.assert(
      fc.property(...anyCase, (state, actor, findings) => {
        for (const offered of allowedActions(defaultWorkflow, state, actor, findings)) {
          const result = applyAction(defaultWorkflow, state, actor, full(offered), findings)
          expect(result.ok, offered.code).toBe(offered.allowed)
          if (!result.ok) expect(result.message).toBe(offered.reason)
        }
      }),
      { seed: seedFrom(12) },
    )
  })

  it('no action changes the state it was given', () => {
    fc.assert(
      fc.property(...anyCase, (state, actor, findings) => {
        const before = structuredClone(state)
        for (const offered of allowedActions(defaultWorkflow, state, actor, findings)) {
          applyAction(defaultWorkflow, state, actor, full(offered), findings)
          expect(state).toEqual(before)
        }
      }),
      { seed: seedFrom(13), numRuns: 50 },
    )
  })

  it('no action leads out of the definition, nor to a step it should pass by', () => {
    fc.assert(
      fc.property(...anyCase, (state, actor, findings) => {
        for (const offered of allowedActions(defaultWorkflow, state, actor, findings)) {
          const result = applyAction(defaultWorkflow, state, actor, full(offered), findings)
          if (!result.ok) continue
          const reached = findStep(defaultWorkflow, result.state.stepCode)
          expect(reached).toBeDefined()
          if (offered.kind !== 'step' || !reached) continue
          expect(result.state.assignee).toBe(reached.kind === 'initial' ? state.initiator : null)
          expect(result.leavesWorklist).toBe(true)
          expect(result.state.assignmentGroup).toBe(ownerOf(reached, state))
          expect(result.bypassed).not.toContain(reached.code)
        }
      }),
      { seed: seedFrom(14) },
    )
  })

  it('accept and release undo each other, so do hold and off hold', () => {
    fc.assert(
      fc.property(anyState, anyActor, (state, actor) => {
        for (const [one, other] of [
          ['ACCEPT', 'RELEASE'],
          ['ONHOLD', 'OFFHOLD'],
        ] as const) {
          const there = act({ ...state, assignee: null }, actor, input(one))
          if (!there.ok) continue
          expect(act(there.state, actor, input(other))).toMatchObject({ state: { ...state, assignee: null } })
        }
      }),
      { seed: seedFrom(15) },
    )
  })

  it('a draft of a good item can be brought to the end by those who own the steps', () => {
    const everyone = person({
      login: 'eve',
      workGroups: defaultWorkflow.steps.flatMap(s => s.owners.map(o => o.workgroup)),
    })
    let state = item({ stepCode: 'INITIATE' })
    const path: string[] = []
    while (findStep(defaultWorkflow, state.stepCode)?.kind !== 'final' && path.length < 20) {
      const accepted = act(state, everyone, input('ACCEPT'))
      if (!accepted.ok) throw new Error(accepted.message)
      const forward = allowedActions(defaultWorkflow, accepted.state, everyone, []).find(
        each => each.kind === 'step',
      )
      if (!forward) throw new Error(`no action at ${state.stepCode}`)
      const moved = act(accepted.state, everyone, full(forward))
      if (!moved.ok) throw new Error(moved.message)
      state = moved.state
      path.push(state.stepCode)
    }
    expect(path).toEqual(['DESIGN', 'PRICING', 'APPROVAL', 'CUSTOMER', 'ORDER', 'CLOSED'])
  })
})
