import { describe, expect, it } from 'vitest'
import { type Actor, type ItemState, refuseEdit } from '#domain/workflow'
import { defaultStep, designer, item, rep, stranger, superUser } from './builders.ts'

const why = (state: ItemState, actor: Actor) => refuseEdit(defaultStep(state.stepCode), state, actor)

describe('refuseEdit', () => {
  it('lets who accepted the item edit it, and nobody else', () => {
    expect(why(item({ assignee: 'dana' }), designer)).toBe('')
    expect(why(item(), designer)).toBe('Accept the item first.')
    expect(why(item(), superUser)).toBe('Accept the item first.')
    expect(why(item({ assignee: 'dora' }), designer)).toBe('The item is assigned to dora.')
    expect(why(item({ assignee: 'vic' }), stranger)).toContain('Only members of')
  })

  it('lets the initiator edit a draft without accepting it, and not past the first step', () => {
    expect(why(item({ stepCode: 'INITIATE' }), rep)).toBe('')
    expect(why(item(), rep)).toContain('Only members of')
  })

  it('lets nobody edit what is on hold, closed or ended', () => {
    expect(why(item({ assignee: 'dana', isOnHold: true }), designer)).toBe('The item is on hold.')
    expect(why(item({ assignee: 'dana', closeType: 'trash' }), designer)).toBe('The item is in the trash.')
    expect(why(item({ stepCode: 'CLOSED' }), superUser)).toBe('Closed ends the workflow.')
  })
})
