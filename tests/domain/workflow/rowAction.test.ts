import { describe, expect, it } from 'vitest'
import { applyAction, defaultWorkflow, rowAction } from '#domain/workflow'
import { designer, input, item } from './builders.ts'

describe('the assignment action of a worklist row', () => {
  it.each([
    [null, 'ACCEPT'],
    ['dora', 'ACCEPT'],
    ['', 'ACCEPT'],
    ['dana', 'RELEASE'],
  ] as const)('of an item assigned to %s is %s', (assignee, wanted) => {
    expect(rowAction({ assignee }, 'dana')).toBe(wanted)
  })

  it('row-accept, row-release: flips after ACCEPT and after RELEASE', () => {
    let state = item()
    for (const [action, next] of [
      ['ACCEPT', 'RELEASE'],
      ['RELEASE', 'ACCEPT'],
    ] as const) {
      expect(rowAction(state, 'dana')).toBe(action)
      const result = applyAction(defaultWorkflow, state, designer, input(action), [])
      if (!result.ok) throw new Error(result.message)
      state = result.state
      expect(rowAction(state, 'dana')).toBe(next)
    }
  })
})
