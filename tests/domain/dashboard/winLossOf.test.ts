import { expect, it } from 'vitest'
import { type MoneyRow, winLossOf } from '#domain/dashboard'

const row = (overrides: Partial<MoneyRow>): MoneyRow => ({
  currency: 'AUD',
  outcome: 'pendingQuoteItems',
  customerCode: 'ACM001',
  productGroup: 'CORRUGATED',
  lostReason: '',
  count: 1,
  value: 100,
  costedValue: 100,
  margin: 20,
  answered: 0,
  answerHours: 0,
  ...overrides,
})

it('money is told by what became of it, with the margin of what was won', () => {
  const [figures] = winLossOf([
    row({
      outcome: 'existCustItemsWon',
      value: 300,
      costedValue: 200,
      margin: 50,
      answered: 2,
      answerHours: 60,
    }),
    row({ outcome: 'newCustItemsWon', value: 100, costedValue: 0, margin: 0 }),
    row({ outcome: 'lostQuoteItems', value: 100.1, lostReason: 'PRICE', answered: 1, answerHours: 30 }),
    row({ count: 3, value: 70.2 }),
  ])
  expect(figures?.whole).toEqual({
    quoted: { count: 6, value: 570.3 },
    won: { count: 2, value: 400 },
    lost: { count: 1, value: 100.1 },
    pending: { count: 3, value: 70.2 },
    margin: 50,
    marginPercent: 25,
    winRate: 79.98,
  })
  expect(figures?.answerDays).toBe(1.3)
  expect(figures?.byLostReason).toEqual([{ code: 'PRICE', count: 1, value: 100.1 }])
})

it('nothing decided has no rate, no cost known no margin, no answer no days', () => {
  const [figures] = winLossOf([row({ costedValue: 0, margin: 0 })])
  expect(figures).toMatchObject({
    answerDays: null,
    whole: { margin: null, marginPercent: null, winRate: null },
  })
})

it('parts come by what was quoted, the largest first, and add up to the whole', () => {
  const [figures] = winLossOf([
    row({ customerCode: 'B', value: 10 }),
    row({ customerCode: 'A', value: 10, productGroup: 'CARTON' }),
    row({ customerCode: 'C', value: 30 }),
  ])
  expect(figures?.byCustomer.map(({ code }) => code)).toEqual(['C', 'A', 'B'])
  for (const parts of [figures?.byCustomer, figures?.byProductGroup])
    expect(parts?.reduce((sum, { quoted }) => sum + quoted.value, 0)).toBe(figures?.whole.quoted.value)
})

it('currencies are never added, and rows that count nothing do not matter', () => {
  const figures = winLossOf([
    row({ currency: 'NZD' }),
    row({ count: 2 }),
    row({ currency: 'NZD', count: 0, value: 9 }),
  ])
  expect(figures.map(({ currency, whole }) => [currency, whole.quoted.value])).toEqual([
    ['AUD', 100],
    ['NZD', 100],
  ])
})
