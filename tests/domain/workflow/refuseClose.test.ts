import { describe, expect, it } from 'vitest'
import type { Actor, ItemState } from '#domain/workflow'
import { refuseClose } from '../../../domain/workflow/refuseClose.ts'
import { defaultStep, designer, item, rep, stranger, superUser } from './builders.ts'

type Action = Parameters<typeof refuseClose>[0]
const why = (action: Action, overrides: Partial<ItemState>, actor: Actor) => {
  const state = item(overrides)
  return refuseClose(action, defaultStep(state.stepCode), state, actor)
}
const only = (what: string) => `Only the initiator of the quote or a super user may ${what} the item.`

describe('closing an item', () => {
  it.each<Action>(['ARCHIVE', 'TRASH'])(
    '%s: is for the initiator and super users, at any step but the last',
    action => {
      for (const stepCode of ['INITIATE', 'DESIGN', 'ORDER']) {
        expect(why(action, { stepCode }, rep)).toBe('')
        expect(why(action, { stepCode }, superUser)).toBe('')
        expect(why(action, { stepCode }, designer)).toBe(only(action.toLowerCase()))
        expect(why(action, { stepCode }, stranger)).toBe(only(action.toLowerCase()))
      }
      expect(why(action, { stepCode: 'CLOSED' }, superUser)).toBe('Closed ends the workflow.')
    },
  )

  it.each<[Action, Partial<ItemState>, string]>([
    ['ARCHIVE', { assignee: 'dana' }, ''],
    ['ARCHIVE', { isOnHold: true }, ''],
    ['ARCHIVE', { closeType: 'archive' }, 'The item is archived.'],
    ['ARCHIVE', { closeType: 'trash' }, 'The item is in the trash.'],
    // What can't be undone waits for whoever holds the item.
    ['TRASH', { assignee: 'dana' }, 'The item is assigned to dana.'],
    ['TRASH', { assignee: 'ruby' }, ''],
    ['TRASH', { isOnHold: true }, ''],
    ['TRASH', { closeType: 'archive' }, 'The item is archived.'],
    ['TRASH', { closeType: 'trash' }, 'The item is in the trash.'],
  ])('%s of %j by its initiator: "%s"', (action, state, reason) => {
    expect(why(action, state, rep)).toBe(reason)
  })
})

describe('unarchiving', () => {
  it('brings an archived item back, by the initiator or a super user', () => {
    expect(why('UNARCHIVE', { closeType: 'archive' }, rep)).toBe('')
    expect(why('UNARCHIVE', { closeType: 'archive' }, superUser)).toBe('')
    expect(why('UNARCHIVE', { closeType: 'archive' }, designer)).toBe(only('unarchive'))
  })

  it('is not for what is open or in the trash, nor after the end', () => {
    expect(why('UNARCHIVE', {}, rep)).toBe('The item is not archived.')
    expect(why('UNARCHIVE', { closeType: 'trash' }, rep)).toBe('The item is not archived.')
    expect(why('UNARCHIVE', { stepCode: 'CLOSED', closeType: 'archive' }, rep)).toBe(
      'Closed ends the workflow.',
    )
  })
})
