import { expect, it } from 'vitest'
import { applyAction, defaultWorkflow, holdAction } from '#domain/workflow'
import { designer, input, item } from './builders.ts'

it('the hold action of a row is the opposite of how the item is', () => {
  expect(holdAction({ isOnHold: false })).toBe('ONHOLD')
  expect(holdAction({ isOnHold: true })).toBe('OFFHOLD')
})

it('row-hold: and after it the opposite one', () => {
  for (const isOnHold of [false, true]) {
    const offered = holdAction({ isOnHold })
    const result = applyAction(defaultWorkflow, item({ isOnHold }), designer, input(offered), [])
    expect(result.ok && holdAction(result.state)).toBe(isOnHold ? 'ONHOLD' : 'OFFHOLD')
  }
})
