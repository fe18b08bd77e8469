import { QueryClient } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import type { SignedInUser } from '#contract/security'
import { isSamePerson, type LastSeen, seenAnswers, usable } from '../../../src/lastSeen/lastSeen.ts'

const now = Date.UTC(2026, 10, 23)
const day = 24 * 3_600_000

const user: SignedInUser = {
  ...{ login: 'designer', name: 'Owen Castell', email: '', workGroups: [], salesReps: [], assistants: [] },
  roles: [{ code: 'DESIGNER', name: 'Designer' }],
  scopes: [{ code: 'VIEW_QUOTE' }, { code: 'EDIT_QUOTE' }],
  defaultState: 'VIC',
}

const page = (group: string, at = now) => ({
  key: ['call', 'GET', '/quote-worklist/Quote/WorkList', { query: { AssignmentGroup: group } }, 'page'],
  data: { data: [{ id: 1 }], total: 1 },
  at,
})

const kept: LastSeen = {
  ...{ subject: 'designer', build: 'one', user, settings: [] },
  answers: [page('DESIGN'), page('PRICING', now - 8 * day)],
}

const visit = { subject: 'designer', build: 'one', path: '/assignedtome', now }

describe('what was seen last', () => {
  it('is shown to the same person in the same build, as far as it is not too old', () => {
    expect(usable(kept, visit)?.answers).toEqual([page('DESIGN')])
  })

  it.each([
    ['another person', 'pricing', 'one'],
    ['nobody', null, 'one'],
    ['another build', 'designer', 'two'],
  ])('is not for %s', (_, subject, build) => {
    expect(usable(kept, { ...visit, subject, build })).toBeNull()
  })

  it('refuses no page: the person may have been given it since', () => {
    expect(usable(kept, { ...visit, path: '/admin/users' })).toBeNull()
    expect(usable(kept, { ...visit, path: '/worklist/DESIGN' })).not.toBeNull()
  })

  it('is the latest six worklists, no other call, and nothing huge', () => {
    const queryClient = new QueryClient()
    const put = ({ key, data, at }: LastSeen['answers'][number]) =>
      queryClient.setQueryData(key, data, { updatedAt: at })
    for (let at = 0; at < 8; at += 1) put(page(`G${at}`, now + at))
    put({ key: ['call', 'GET', '/quote/QuoteItem/{id}', { params: { id: 1 } }], data: {}, at: now + 9 })
    put({ ...page('HUGE', now + 10), data: 'x'.repeat(1_000_001) })
    put(page('AGAIN', now + 11))
    const seen = seenAnswers(queryClient, [page('AGAIN', now - 1), page('BEFORE', now + 20)])
    expect(seen.map(({ at }) => at - now)).toEqual([20, 11, 7, 6, 5, 4])
  })

  it('is over when the person may do something else than then, in whatever order it is told', () => {
    expect(isSamePerson(user, { ...user, scopes: user.scopes.toReversed() })).toBe(true)
    expect(isSamePerson(user, { ...user, scopes: user.scopes.slice(1) })).toBe(false)
  })
})
