import { describe, expect, it } from 'vitest'
import {
  applyAction,
  defaultWorkflow,
  knownFields,
  validateDefinition,
  withoutArtChange,
} from '#domain/workflow'
import { input, item, superUser } from './builders.ts'

const redesign = input('PRICING_RETURN_DESIGN', { reason: 'ART_CHANGE', comment: 'New logo' })
const state = item({ stepCode: 'PRICING', assignee: 'sue' })
const reasonsOf = (definition: typeof defaultWorkflow) =>
  definition.steps.flatMap(step =>
    step.actions.flatMap(action => action.dialog?.reasons.map(({ code }) => `${action.code} ${code}`) ?? []),
  )

describe('a workflow without the art change', () => {
  it('workflow-art-change-option: offers it in no dialog, and the action refuses it then', () => {
    expect(applyAction(defaultWorkflow, state, superUser, redesign, []).ok).toBe(true)
    expect(applyAction(withoutArtChange(defaultWorkflow), state, superUser, redesign, [])).toEqual({
      ok: false,
      message: 'Reason not valid',
    })
  })

  it('offers every other reason, and takes them', () => {
    const others = reasonsOf(defaultWorkflow).filter(reason => !reason.endsWith(' ART_CHANGE'))
    expect(reasonsOf(withoutArtChange(defaultWorkflow))).toEqual(others)
    expect(others.length).toBeLessThan(reasonsOf(defaultWorkflow).length)
    const other = { ...redesign, reason: 'STRUCTURAL_CHANGE' }
    expect(applyAction(withoutArtChange(defaultWorkflow), state, superUser, other, []).ok).toBe(true)
  })

  it('is as whole as it was, and the one it was made of unchanged', () => {
    const before = structuredClone(defaultWorkflow)
    const without = withoutArtChange(defaultWorkflow)
    expect(validateDefinition(without, knownFields)).toEqual([])
    expect(withoutArtChange(without)).toEqual(without)
    expect(defaultWorkflow).toEqual(before)
  })
})
