import { describe, expect, it } from 'vitest'
import { type QuoteFlagsInput, quoteFlags } from '#domain/quotes'

const input = (overrides: Partial<QuoteFlagsInput> = {}): QuoteFlagsInput => ({
  customer: { code: 'C100', type: 'TRADING', country: 'AU' },
  owner: 'ruby',
  person: { login: 'ruby', roles: ['SALESREP'], salesReps: [], assistantsOfSalesReps: [], assistants: [] },
  items: [{ stepCode: 'INITIATE' }],
  ...overrides,
})

describe('quoteFlags', () => {
  it('quote-derived-flags: of a draft with a trading customer, seen by its owner', () => {
    expect(quoteFlags(input())).toEqual({
      quoteHasCustomer: true,
      isQuoteInitiator: true,
      isAnyItemNotInInitiateStep: false,
      isNewCustomer: false,
      customerCountry: 'AU',
      owner: 'ruby',
    })
  })

  it('a quote without a customer has no country and no new customer', () => {
    expect(quoteFlags(input({ customer: null }))).toMatchObject({
      quoteHasCustomer: false,
      isNewCustomer: false,
      customerCountry: '',
    })
  })

  it('quote-derived-flags: a prospect is a new customer', () => {
    expect(quoteFlags(input({ customer: { code: 'P1', type: 'PROSPECT', country: 'NZ' } }))).toMatchObject({
      isNewCustomer: true,
      customerCountry: 'NZ',
    })
  })

  it('quote-derived-flags, workflow-not-initiate-flag: an item past the first step is noticed', () => {
    const items = [{ stepCode: 'INITIATE' }, { stepCode: 'DESIGN' }]
    expect(quoteFlags(input({ items })).isAnyItemNotInInitiateStep).toBe(true)
    expect(quoteFlags(input({ items: [] })).isAnyItemNotInInitiateStep).toBe(false)
  })

  it('a stranger is not the initiator', () => {
    expect(quoteFlags(input({ owner: 'vic' })).isQuoteInitiator).toBe(false)
  })
})
