import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Finding } from '#domain/quoteItem'
import {
  type Actor,
  allowedActions,
  defaultWorkflow,
  type ItemState,
  type WorkflowDefinition,
} from '#domain/workflow'
import { seedFrom } from '../../depth.ts'
import {
  anyFindings,
  anyState,
  designer,
  finding,
  item,
  person,
  rep,
  stranger,
  superUser,
} from './builders.ts'

const why = (code: string, state: ItemState, actor: Actor, findings: readonly Finding[] = []) => {
  const offered = allowedActions(defaultWorkflow, state, actor, findings).find(each => each.code === code)
  if (!offered) return 'not offered'
  expect(offered.allowed).toBe(offered.reason === '')
  return offered.reason
}

describe('ACCEPT', () => {
  it('is for members of a workgroup that owns the step, and for super users', () => {
    expect(why('ACCEPT', item(), designer)).toBe('')
    expect(why('ACCEPT', item(), superUser)).toBe('')
    expect(why('ACCEPT', item(), stranger)).toBe('Only members of DESIGN or PREPRINT may act at Design.')
  })

  it('is for the workgroup of the item’s plant', () => {
    const atPlant = (plantCode: string) => ({
      workgroup: `STUDIO_${plantCode}`,
      plantCode,
      businessUnit: null,
    })
    const twoStudios: WorkflowDefinition = {
      ...defaultWorkflow,
      steps: defaultWorkflow.steps.map(each =>
        each.code === 'DESIGN' ? { ...each, owners: [atPlant('NTH'), atPlant('STH')] } : each,
      ),
    }
    const south = person({ workGroups: ['STUDIO_STH'] })
    const accept = (plantCode: string) =>
      allowedActions(twoStudios, item({ plantCode }), south, [])[0]?.reason
    expect(accept('STH-200')).toBe('')
    expect(accept('NTH-100')).toBe('Only members of STUDIO_NTH may act at Design.')
  })

  it('is not for the initiator past the first step', () => {
    expect(why('ACCEPT', item(), rep)).toContain('Only members of')
    expect(why('ACCEPT', item({ stepCode: 'INITIATE' }), rep)).toBe('')
  })

  it('is refused when the item is yours already, and names who else holds it', () => {
    expect(why('ACCEPT', item({ assignee: 'dana' }), designer)).toBe('The item is already assigned to you.')
    expect(why('ACCEPT', item({ assignee: 'dora' }), designer)).toBe('The item is assigned to dora.')
    expect(why('ACCEPT', item({ assignee: 'dora' }), superUser)).toBe('The item is assigned to dora.')
  })

  it('waits while the item is on hold or closed', () => {
    expect(why('ACCEPT', item({ isOnHold: true }), designer)).toBe('The item is on hold.')
    expect(why('ACCEPT', item({ closeType: 'archive' }), designer)).toBe('The item is archived.')
    expect(why('ACCEPT', item({ closeType: 'trash' }), designer)).toBe('The item is in the trash.')
  })
})

describe('RELEASE', () => {
  it('is for who holds the item, in the workgroup or not, and for super users', () => {
    expect(why('RELEASE', item({ assignee: 'dana' }), designer)).toBe('')
    expect(why('RELEASE', item({ assignee: 'vic' }), stranger)).toBe('')
    expect(why('RELEASE', item({ assignee: 'dana' }), superUser)).toBe('')
    expect(why('RELEASE', item({ assignee: 'dora' }), designer)).toBe(
      'Only dora or a super user may release the item.',
    )
    expect(why('RELEASE', item(), designer)).toBe('The item is not assigned to anybody.')
  })
})

describe('ONHOLD and OFFHOLD', () => {
  it('are each other’s opposite', () => {
    expect(why('ONHOLD', item(), designer)).toBe('')
    expect(why('OFFHOLD', item(), designer)).toBe('The item is not on hold.')
    expect(why('ONHOLD', item({ isOnHold: true }), designer)).toBe('The item is already on hold.')
    expect(why('OFFHOLD', item({ isOnHold: true }), designer)).toBe('')
  })

  it('are for those who may act on the step', () => {
    expect(why('ONHOLD', item(), stranger)).toContain('Only members of')
    expect(why('OFFHOLD', item({ isOnHold: true }), stranger)).toContain('Only members of')
  })

  it('take nothing out of another’s hands, but for a super user', () => {
    expect(why('ONHOLD', item({ assignee: 'dora' }), designer)).toBe('The item is assigned to dora.')
    expect(why('ONHOLD', item({ assignee: 'dora' }), superUser)).toBe('')
  })
})

describe('the actions of a step', () => {
  it('need the item to be accepted by the person', () => {
    expect(why('DESIGN_DONE', item({ assignee: 'dana' }), designer)).toBe('')
    expect(why('DESIGN_DONE', item(), designer)).toBe('Accept the item first.')
    expect(why('DESIGN_DONE', item(), superUser)).toBe('Accept the item first.')
    expect(why('DESIGN_DONE', item({ assignee: 'dora' }), designer)).toBe('The item is assigned to dora.')
  })

  it('are not for outsiders, even if the item is theirs', () => {
    expect(why('DESIGN_DONE', item({ assignee: 'vic' }), stranger)).toContain('Only members of')
  })

  it('at INITIATE the initiator need not accept; others of the owning workgroup do', () => {
    const draft = item({ stepCode: 'INITIATE', assignmentGroup: 'SALES' })
    const colleague = person({ login: 'sam', workGroups: ['SALES'] })
    expect(why('SUBMIT', draft, rep)).toBe('')
    expect(why('SUBMIT', draft, colleague)).toBe('Accept the item first.')
    expect(why('SUBMIT', { ...draft, assignee: 'sam' }, colleague)).toBe('')
    expect(why('SUBMIT', { ...draft, assignee: 'sam' }, rep)).toBe('')
    expect(why('SUBMIT', draft, designer)).toBe(
      'Only the initiator of the quote and members of SALES may act at Initiate.',
    )
  })

  it('wait while the item is on hold or closed', () => {
    expect(why('DESIGN_DONE', item({ assignee: 'dana', isOnHold: true }), designer)).toBe(
      'The item is on hold.',
    )
    expect(why('DESIGN_RETURN', item({ assignee: 'dana', closeType: 'archive' }), designer)).toBe(
      'The item is archived.',
    )
  })
})

describe('forward actions', () => {
  const mine = item({ assignee: 'dana' })

  it('need the tabs that the step requires fields of, and name the first field', () => {
    expect(why('DESIGN_DONE', mine, designer, [finding()])).toBe('Overview is not valid: Length must be > 0')
    const missing = finding({ field: 'vslCode', message: 'VSL Code is required' })
    expect(why('DESIGN_DONE', mine, designer, [missing, finding()])).toBe(
      'Overview is not valid: VSL Code is required',
    )
  })

  it('do not mind warnings, nor tabs the step requires nothing of', () => {
    expect(why('DESIGN_DONE', mine, designer, [finding({ severity: 'warning' })])).toBe('')
    expect(why('DESIGN_DONE', mine, designer, [finding({ tab: 'price' }), finding({ tab: 'files' })])).toBe(
      '',
    )
  })

  it('are not the way back', () => {
    expect(why('DESIGN_RETURN', mine, designer, [finding()])).toBe('')
  })
})

describe('closing', () => {
  it('is for the initiator and super users, at any step', () => {
    for (const code of ['ARCHIVE', 'TRASH']) {
      expect(why(code, item(), rep)).toBe('')
      expect(why(code, item(), superUser)).toBe('')
      expect(why(code, item(), designer)).toBe(
        `Only the initiator of the quote or a super user may ${code.toLowerCase()} the item.`,
      )
    }
  })

  it('may archive what another holds or is on hold, but not trash what another holds', () => {
    expect(why('ARCHIVE', item({ assignee: 'dana' }), rep)).toBe('')
    expect(why('ARCHIVE', item({ isOnHold: true }), rep)).toBe('')
    expect(why('TRASH', item({ assignee: 'dana' }), rep)).toBe('The item is assigned to dana.')
  })

  it('happens once; only what is archived comes back', () => {
    expect(why('ARCHIVE', item({ closeType: 'archive' }), rep)).toBe('The item is archived.')
    expect(why('TRASH', item({ closeType: 'trash' }), rep)).toBe('The item is in the trash.')
    expect(why('UNARCHIVE', item({ closeType: 'archive' }), rep)).toBe('')
    expect(why('UNARCHIVE', item({ closeType: 'trash' }), rep)).toBe('The item is not archived.')
    expect(why('UNARCHIVE', item(), rep)).toBe('The item is not archived.')
    expect(why('UNARCHIVE', item({ closeType: 'archive' }), designer)).toContain('Only the initiator')
  })
})

describe('nothing is allowed', () => {
  const allowed = (state: ItemState, actor: Actor) =>
    allowedActions(defaultWorkflow, state, actor, []).filter(each => each.allowed)

  it('at a final step', () => {
    const closed = item({ stepCode: 'CLOSED', assignee: 'sue' })
    expect(allowed(closed, { ...superUser, isInitiator: true })).toEqual([])
    expect(why('ARCHIVE', closed, superUser)).toBe('Closed ends the workflow.')
    expect(why('UNARCHIVE', { ...closed, closeType: 'archive' }, superUser)).toBe('Closed ends the workflow.')
  })

  it('at a step the workflow does not have', () => {
    expect(allowed(item({ stepCode: 'NOWHERE' }), superUser)).toEqual([])
    expect(why('ACCEPT', item({ stepCode: 'NOWHERE' }), superUser)).toBe('The workflow has no step NOWHERE.')
  })

  it('to a stranger, in any state', () => {
    fc.assert(
      fc.property(anyState, anyFindings, (state, findings) => {
        const nobody = person({ login: 'nobody' })
        expect(allowedActions(defaultWorkflow, state, nobody, findings).filter(each => each.allowed)).toEqual(
          [],
        )
      }),
      { seed: seedFrom(10) },
    )
  })
})
