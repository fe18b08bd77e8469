import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Actor, allowedActions, defaultWorkflow, type ItemState, rowOffers } from '#domain/workflow'
import { seedFrom } from '../../depth.ts'
import {
  anyActor,
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

/** What the row offers in words: an action that is refused stands in brackets. */
const row = (actor: Actor, overrides: Partial<ItemState>) => {
  const state = item(overrides)
  return rowOffers(allowedActions(defaultWorkflow, state, actor, []), state)
    .map(({ code, allowed }) => (allowed ? code : `(${code})`))
    .join(' ')
}

const seller = person({ login: 'sam', roles: ['SALESREP'], workGroups: ['SALES'] })
const people = { designer, rep, superUser, seller, stranger }
type Row = readonly [Partial<ItemState>, Readonly<Record<keyof typeof people, string>>]
const toAll = (offers: string): Row[1] => ({
  ...{ designer: offers, rep: offers, superUser: offers },
  ...{ seller: offers, stranger: offers },
})

const none = '(DESIGN_DONE) (DESIGN_RETURN) (ARCHIVE) (TRASH)'
const closing = '(DESIGN_DONE) (DESIGN_RETURN) ARCHIVE TRASH'

describe('what a worklist row offers at DESIGN', () => {
  it.each<Row>([
    [{ assignee: null }, { ...toAll(none), rep: closing, superUser: closing }],
    [
      { assignee: 'dana' },
      {
        ...toAll(none),
        designer: 'DESIGN_DONE DESIGN_RETURN (ARCHIVE) (TRASH)',
        rep: '(DESIGN_DONE) (DESIGN_RETURN) ARCHIVE (TRASH)',
        superUser: '(DESIGN_DONE) (DESIGN_RETURN) ARCHIVE (TRASH)',
      },
    ],
    [
      { assignee: 'sue' },
      {
        ...toAll(none),
        rep: '(DESIGN_DONE) (DESIGN_RETURN) ARCHIVE (TRASH)',
        superUser: 'DESIGN_DONE DESIGN_RETURN ARCHIVE TRASH',
      },
    ],
    [{ isOnHold: true }, { ...toAll(none), rep: closing, superUser: closing }],
    [
      { closeType: 'archive' },
      {
        ...toAll('(DESIGN_DONE) (DESIGN_RETURN) (UNARCHIVE)'),
        rep: '(DESIGN_DONE) (DESIGN_RETURN) UNARCHIVE',
        superUser: '(DESIGN_DONE) (DESIGN_RETURN) UNARCHIVE',
      },
    ],
    // What is in the trash does not come back.
    [{ closeType: 'trash' }, toAll('(DESIGN_DONE) (DESIGN_RETURN) (UNARCHIVE)')],
  ])('of an item that is %j', (state, offers) => {
    for (const [who, actor] of Object.entries(people)) {
      expect([who, row(actor, state)]).toEqual([who, offers[who as keyof typeof people]])
    }
  })
})

describe('what a worklist row offers at INITIATE', () => {
  const refused = '(SUBMIT) (ARCHIVE) (TRASH)'
  it.each<Row>([
    [
      { assignee: null },
      { ...toAll(refused), rep: 'SUBMIT ARCHIVE TRASH', superUser: '(SUBMIT) ARCHIVE TRASH' },
    ],
    [
      { assignee: 'ruby' },
      { ...toAll(refused), rep: 'SUBMIT ARCHIVE TRASH', superUser: '(SUBMIT) ARCHIVE (TRASH)' },
    ],
    [
      { assignee: 'sam' },
      {
        ...toAll(refused),
        ...{ rep: 'SUBMIT ARCHIVE (TRASH)', superUser: '(SUBMIT) ARCHIVE (TRASH)' },
        seller: 'SUBMIT (ARCHIVE) (TRASH)',
      },
    ],
    [
      { isOnHold: true },
      { ...toAll(refused), rep: '(SUBMIT) ARCHIVE TRASH', superUser: '(SUBMIT) ARCHIVE TRASH' },
    ],
    [
      { closeType: 'archive' },
      { ...toAll('(SUBMIT) (UNARCHIVE)'), rep: '(SUBMIT) UNARCHIVE', superUser: '(SUBMIT) UNARCHIVE' },
    ],
  ])('row-other-actions: of a draft that is %j', (state, offers) => {
    for (const [who, actor] of Object.entries(people)) {
      expect([who, row(actor, { ...state, stepCode: 'INITIATE' })]).toEqual([
        who,
        offers[who as keyof typeof people],
      ])
    }
  })
})

describe('what a worklist row offers at the end', () => {
  it('is nothing that anybody may do', () => {
    for (const actor of Object.values(people)) {
      expect(row(actor, { stepCode: 'CLOSED' })).toBe('(ARCHIVE) (TRASH)')
      expect(row(actor, { stepCode: 'NOWHERE' })).toBe('(ARCHIVE) (TRASH)')
    }
  })
})

describe('the offers of a row', () => {
  it('keep the reason of what is refused', () => {
    const state = item({ assignee: 'dana' })
    const offers = rowOffers(allowedActions(defaultWorkflow, state, designer, [finding()]), state)
    expect(offers.find(each => each.code === 'DESIGN_DONE')?.reason).toBe(
      'Overview is not valid: Length must be > 0',
    )
  })

  it('are none of none', () => {
    expect(rowOffers([], item())).toEqual([])
    expect(rowOffers([], item({ closeType: 'archive' }))).toEqual([])
  })

  it('leave assignment and hold to the row, and never offer to close and to open at once', () => {
    fc.assert(
      fc.property(anyState, anyActor, anyFindings, (state, actor, findings) => {
        const all = allowedActions(defaultWorkflow, state, actor, findings)
        const offers = rowOffers(all, state)
        expect(all.filter(each => offers.includes(each))).toEqual(offers)
        expect(offers.some(each => each.kind === 'work')).toBe(false)
        expect(offers.filter(each => each.kind === 'step')).toEqual(all.filter(each => each.kind === 'step'))
        const closing = offers.filter(each => each.kind === 'close').map(each => each.code)
        expect(closing).toEqual(state.closeType === null ? ['ARCHIVE', 'TRASH'] : ['UNARCHIVE'])
        // Nothing that is allowed is hidden.
        const hidden = all.filter(each => each.allowed && each.kind !== 'work' && !offers.includes(each))
        expect(hidden).toEqual([])
      }),
      { seed: seedFrom(107) },
    )
  })
})
