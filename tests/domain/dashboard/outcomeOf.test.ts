import { describe, expect, it } from 'vitest'
import { type CountedItem, outcomeOf } from '#domain/dashboard'

const item = (overrides: Partial<CountedItem> = {}): CountedItem => ({
  isWon: false,
  isNewCustomer: false,
  stepCode: 'PRICING',
  isFinal: false,
  closeType: null,
  closeReason: '',
  ...overrides,
})

describe('what became of an item', () => {
  it.each<[string, Partial<CountedItem>, string | null]>([
    ['an open item that left the first step is pending', {}, 'pendingQuoteItems'],
    ['for a new customer too', { isNewCustomer: true }, 'pendingQuoteItems'],
    ['a draft is not', { stepCode: 'INITIATE' }, null],
    ['what the customer said no to is lost', { stepCode: 'CLOSED', isFinal: true }, 'lostQuoteItems'],
    ['and what was archived', { closeType: 'archive', closeReason: 'CUSTOMER_WITHDREW' }, 'lostQuoteItems'],
    ['unless it was there twice', { closeType: 'archive', closeReason: 'DUPLICATE' }, null],
    ['or an option beside the ordered one', { closeType: 'archive', closeReason: 'NOT_CHOSEN' }, null],
    ['an archived draft is not', { closeType: 'archive', stepCode: 'INITIATE' }, null],
    ['a won item counts for its customer', { isWon: true, stepCode: 'ORDER' }, 'existCustItemsWon'],
    ['or for a new one', { isWon: true, isNewCustomer: true, isFinal: true }, 'newCustItemsWon'],
    ['also when it is archived later', { isWon: true, closeType: 'archive' }, 'existCustItemsWon'],
    ['what is in the trash does not', { isWon: true, closeType: 'trash' }, null],
    ['neither does what never was won', { closeType: 'trash' }, null],
  ])('%s', (_, change, figure) => {
    expect(outcomeOf(item(change))).toBe(figure)
  })
})
