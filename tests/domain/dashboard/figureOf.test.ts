import { describe, expect, it } from 'vitest'
import { type CountedItem, figureOf } from '#domain/dashboard'

const item = (overrides: Partial<CountedItem> = {}): CountedItem => ({
  isWon: false,
  isNewCustomer: false,
  stepCode: 'PRICING',
  isFinal: false,
  closeType: null,
  ...overrides,
})

describe('the figure an item counts in', () => {
  it.each<[string, Partial<CountedItem>, string | null]>([
    ['an open item that left the first step is pending', {}, 'pendingQuoteItems'],
    ['for a new customer too', { isNewCustomer: true }, 'pendingQuoteItems'],
    ['a draft is not', { stepCode: 'INITIATE' }, null],
    ['a lost item is not', { stepCode: 'CLOSED', isFinal: true }, null],
    ['an archived item is not', { closeType: 'archive' }, null],
    ['a won item counts for its customer', { isWon: true, stepCode: 'ORDER' }, 'existCustItemsWon'],
    ['or for a new one', { isWon: true, isNewCustomer: true, isFinal: true }, 'newCustItemsWon'],
    ['also when it is archived later', { isWon: true, closeType: 'archive' }, 'existCustItemsWon'],
    ['what is in the trash does not', { isWon: true, closeType: 'trash' }, null],
    ['neither does what never was won', { closeType: 'trash' }, null],
  ])('%s', (_, change, figure) => {
    expect(figureOf(item(change))).toBe(figure)
  })
})
