import { describe, expect, it } from 'vitest'
import type { Finding } from '#domain/quoteItem'
import { type Actor, defaultWorkflow, type ItemState } from '#domain/workflow'
import { refuseStep } from '../../../domain/workflow/refuseStep.ts'
import { action, defaultStep, designer, finding, item, person, rep, stranger, superUser } from './builders.ts'

const why = (
  overrides: Partial<ItemState>,
  actor: Actor,
  findings: readonly Finding[] = [],
  taken = action('GO', 'PRICING'),
) => {
  const state = item(overrides)
  return refuseStep(defaultWorkflow, taken, defaultStep(state.stepCode), state, actor, findings)
}

describe('an action of a step', () => {
  it('is for who accepted the item', () => {
    expect(why({ assignee: 'dana' }, designer)).toBe('')
    expect(why({}, designer)).toBe('Accept the item first.')
    expect(why({}, superUser)).toBe('Accept the item first.')
    expect(why({ assignee: 'dora' }, designer)).toBe('The item is assigned to dora.')
    expect(why({ assignee: 'dora' }, superUser)).toBe('The item is assigned to dora.')
  })

  it('is not for outsiders, even if the item is theirs', () => {
    expect(why({ assignee: 'vic' }, stranger)).toBe('Only members of DESIGN or PREPRINT may act at Design.')
  })

  it('of a draft is every initiator’s, whoever holds it', () => {
    const draft = (assignee: string | null) => ({ stepCode: 'INITIATE', assignee })
    const colleague = person({ login: 'sam', workGroups: ['SALES'] })
    for (const holder of [null, 'ruby', 'sam']) expect(why(draft(holder), rep)).toBe('')
    expect(why(draft(null), colleague)).toBe('Accept the item first.')
    expect(why(draft('ruby'), colleague)).toBe('The item is assigned to ruby.')
    expect(why(draft('sam'), colleague)).toBe('')
    expect(why({ stepCode: 'DESIGN' }, rep)).toContain('Only members of')
  })

  it.each<[Partial<ItemState>, string]>([
    [{ isOnHold: true }, 'The item is on hold.'],
    [{ closeType: 'archive' }, 'The item is archived.'],
    [{ closeType: 'trash' }, 'The item is in the trash.'],
    [{ closeType: 'archive', isOnHold: true }, 'The item is archived.'],
    [{ stepCode: 'CLOSED' }, 'Closed ends the workflow.'],
  ])('waits at %j: %s', (state, reason) => {
    expect(why({ assignee: 'sue', ...state }, superUser)).toBe(reason)
  })

  it('leads to a step there is', () => {
    expect(why({ assignee: 'dana' }, designer, [], action('GO', 'NOWHERE'))).toBe(
      'The workflow has no step NOWHERE.',
    )
  })

  it('forward needs what the step asks for, a way back or out never does', () => {
    const mine = { assignee: 'dana' }
    expect(why(mine, designer, [finding()])).toBe('Overview is not valid: Length must be > 0')
    expect(why(mine, designer, [finding({ severity: 'warning' })])).toBe('')
    for (const direction of ['back', 'out'] as const) {
      expect(why(mine, designer, [finding()], action('AWAY', 'CLOSED', direction))).toBe('')
    }
  })

  it('says who may before it says what is missing', () => {
    expect(why({}, stranger, [finding()])).toContain('Only members of')
    expect(why({}, designer, [finding()])).toBe('Accept the item first.')
  })
})
