import { describe, expect, it } from 'vitest'
import { holdAction, rowAction } from '#domain/workflow'

describe('the actions of a worklist row', () => {
  it.each([
    [null, 'ACCEPT'],
    ['dora', 'ACCEPT'],
    ['dana', 'RELEASE'],
  ] as const)('assigned to %s: %s', (assignee, wanted) => {
    expect(rowAction({ assignee }, 'dana')).toBe(wanted)
  })

  it('hold offers the opposite of how the item is', () => {
    expect(holdAction({ isOnHold: false })).toBe('ONHOLD')
    expect(holdAction({ isOnHold: true })).toBe('OFFHOLD')
  })
})
