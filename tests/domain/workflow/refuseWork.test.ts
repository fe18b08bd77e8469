import { describe, expect, it } from 'vitest'
import { type Actor, type ItemState, type WorkAction, workActions } from '#domain/workflow'
import { refuseWork } from '../../../domain/workflow/refuseWork.ts'
import { defaultStep, designer, item, rep, stranger, superUser } from './builders.ts'

const why = (action: WorkAction, overrides: Partial<ItemState>, actor: Actor) => {
  const state = item(overrides)
  return refuseWork(action, defaultStep(state.stepCode), state, actor)
}
const members = 'Only members of DESIGN or PREPRINT may act at Design.'
const mine = { assignee: 'dana' }
const doras = { assignee: 'dora' }
const held = { isOnHold: true }

describe('the work actions', () => {
  it.each<[WorkAction, Partial<ItemState>, string, string, string]>([
    // What a designer, a super user and a stranger are told.
    ['ACCEPT', {}, '', '', members],
    [
      'ACCEPT',
      mine,
      'The item is already assigned to you.',
      'The item is assigned to dana.',
      'The item is assigned to dana.',
    ],
    [
      'ACCEPT',
      doras,
      'The item is assigned to dora.',
      'The item is assigned to dora.',
      'The item is assigned to dora.',
    ],
    ['ACCEPT', held, 'The item is on hold.', 'The item is on hold.', 'The item is on hold.'],
    [
      'RELEASE',
      {},
      'The item is not assigned to anybody.',
      'The item is not assigned to anybody.',
      'The item is not assigned to anybody.',
    ],
    ['RELEASE', mine, '', '', 'Only dana or a super user may release the item.'],
    [
      'RELEASE',
      doras,
      'Only dora or a super user may release the item.',
      '',
      'Only dora or a super user may release the item.',
    ],
    ['RELEASE', { ...mine, ...held }, 'The item is on hold.', 'The item is on hold.', 'The item is on hold.'],
    ['ONHOLD', {}, '', '', members],
    ['ONHOLD', mine, '', '', members],
    ['ONHOLD', doras, 'The item is assigned to dora.', '', members],
    [
      'ONHOLD',
      held,
      'The item is already on hold.',
      'The item is already on hold.',
      'The item is already on hold.',
    ],
    [
      'ONHOLD',
      { hasOrder: true },
      'Tooling of the item is ordered: it can not be put on hold.',
      'Tooling of the item is ordered: it can not be put on hold.',
      'Tooling of the item is ordered: it can not be put on hold.',
    ],
    ['OFFHOLD', { ...held, hasOrder: true }, '', '', members],
    ['OFFHOLD', {}, 'The item is not on hold.', 'The item is not on hold.', 'The item is not on hold.'],
    ['OFFHOLD', held, '', '', members],
  ])('%s of %j', (action, state, toDesigner, toSuperUser, toStranger) => {
    expect(why(action, state, designer)).toBe(toDesigner)
    expect(why(action, state, superUser)).toBe(toSuperUser)
    expect(why(action, state, stranger)).toBe(toStranger)
  })

  it('ACCEPT is for the initiator at the first step only', () => {
    expect(why('ACCEPT', { stepCode: 'INITIATE' }, rep)).toBe('')
    expect(why('ACCEPT', {}, rep)).toBe(members)
  })

  it('RELEASE is for who holds the item, in the workgroup or not', () => {
    expect(why('RELEASE', { assignee: 'vic' }, stranger)).toBe('')
  })

  it.each(workActions)('%s: nothing moves what is closed or has ended', action => {
    expect(why(action, { closeType: 'archive' }, superUser)).toBe('The item is archived.')
    expect(why(action, { closeType: 'trash' }, superUser)).toBe('The item is in the trash.')
    expect(why(action, { stepCode: 'CLOSED', assignee: 'sue' }, superUser)).toBe('Closed ends the workflow.')
  })
})
