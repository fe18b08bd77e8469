import { describe, expect, it } from 'vitest'
import { expiresSoon, offerStanding, offerState } from '#domain/offers'

const open = { answer: null, isReplaced: false, validTo: '2026-03-20' } as const

describe('an offer', () => {
  it.each([
    ['is open to the end of its last day', open, '2026-03-20', 'open'],
    ['has expired the day after', open, '2026-03-21', 'expired'],
    [
      'is replaced by a newer revision, also when it has expired',
      { ...open, isReplaced: true },
      '2026-04-01',
      'replaced',
    ],
    [
      'stays accepted, whatever came after',
      { ...open, answer: 'accepted', isReplaced: true },
      '2026-04-01',
      'accepted',
    ],
    ['stays declined', { ...open, answer: 'declined' }, '2026-04-01', 'declined'],
  ] as const)('%s', (_, offer, today, state) => {
    expect(offerState(offer, today)).toBe(state)
  })

  it.each([
    [{ state: 'accepted', isRevoked: true }, 'accepted'],
    [{ state: 'open', isRevoked: true }, 'revoked'],
    [{ state: 'expired', hasQuestion: true }, 'expired'],
    [{ hasQuestion: true, isOpened: true }, 'asked'],
    [{ isOpened: true, isDelivered: true }, 'opened'],
    [{ isDelivered: true }, 'delivered'],
    [{}, 'sent'],
  ] as const)('%j stands as %s', (known, standing) => {
    const none = {
      state: 'open',
      isRevoked: false,
      hasQuestion: false,
      isOpened: false,
      isDelivered: false,
    } as const
    expect(offerStanding({ ...none, ...known })).toBe(standing)
  })

  it.each([
    ['2026-03-14', false],
    ['2026-03-15', true],
    ['2026-03-20', true],
    ['2026-03-21', false],
  ])('that ends on the 20th is reminded of five days before: on %s %s', (day, isDue) => {
    expect(expiresSoon('2026-03-20', day, 5)).toBe(isDue)
    expect(expiresSoon('2026-03-20', day, 0)).toBe(false)
  })
})
