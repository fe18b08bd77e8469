import { describe, expect, it } from 'vitest'
import type { Actor, ItemState } from '#domain/workflow'
import { outsider } from '../../../domain/workflow/outsider.ts'
import { defaultStep, designer, item, owner, person, rep, step, stranger, superUser } from './builders.ts'

const why = (code: string, actor: Actor, state: ItemState = item({ stepCode: code })) =>
  outsider(defaultStep(code), state, actor)

describe('who may act on a step', () => {
  it('is a member of a workgroup that owns it, whichever', () => {
    expect(why('DESIGN', designer)).toBe('')
    expect(why('DESIGN', person({ workGroups: ['PREPRINT'] }))).toBe('')
    expect(why('DESIGN', person({ workGroups: ['PRICING', 'SALES'] }))).toBe(
      'Only members of DESIGN or PREPRINT may act at Design.',
    )
  })

  it('is told by the names of the workgroups, where the owners have them', () => {
    const named = step({
      code: 'DESIGN',
      name: 'Design',
      owners: [
        { ...owner('DESIGN', null, null), name: 'Structural Design' },
        { ...owner('PREPRINT', null, null), name: 'Pre-print' },
      ],
    })
    expect(outsider(named, item(), stranger)).toBe(
      'Only members of Structural Design or Pre-print may act at Design.',
    )
  })

  it('is a super user, at any step', () => {
    for (const code of ['INITIATE', 'DESIGN', 'PRICING', 'APPROVAL', 'CUSTOMER', 'ORDER', 'CLOSED']) {
      expect(why(code, superUser)).toBe('')
    }
  })

  it('is the initiator of the quote, at the first step only', () => {
    expect(why('INITIATE', rep)).toBe('')
    expect(why('DESIGN', rep)).toBe('Only members of DESIGN or PREPRINT may act at Design.')
    expect(why('INITIATE', stranger)).toBe(
      'Only the initiator of the quote and members of SALES may act at Initiate.',
    )
  })

  it('is who owns the step for the plant and the business unit of the item', () => {
    const art = person({ workGroups: ['GLAMAART'] })
    expect(why('APPROVAL', art, item({ businessUnit: 'GLAMA' }))).toBe('')
    expect(why('APPROVAL', art, item({ businessUnit: 'BOARD' }))).toBe(
      'Only members of TECH may act at Approval.',
    )
  })

  it('is nobody but super users where no workgroup owns it', () => {
    const unowned = step({ code: 'WORK', name: 'Work', owners: [] })
    expect(outsider(unowned, item(), designer)).toBe('No workgroup owns Work for this item.')
    expect(outsider(unowned, item(), rep)).toBe('No workgroup owns Work for this item.')
    expect(outsider(unowned, item(), superUser)).toBe('')
    const draft = step({ ...unowned, kind: 'initial' })
    expect(outsider(draft, item(), designer)).toBe('Only the initiator of the quote may act at Work.')
    expect(outsider(draft, item(), rep)).toBe('')
  })
})
