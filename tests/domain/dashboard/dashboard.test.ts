import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type CountedItem,
  durationCodes,
  figureNames,
  figureOf,
  isNewCustomer,
  isWonAfter,
  percentages,
  periodOf,
  trendOf,
} from '#domain/dashboard'
import { defaultWorkflow } from '#domain/workflow'

describe('the durations of the dashboard', () => {
  it.each([
    ['THIS_MONTH', '2026-03-01', '2026-03-31'],
    ['LAST_MONTH', '2026-02-01', '2026-02-28'],
    ['THIS_QUARTER', '2026-01-01', '2026-03-31'],
    ['THIS_YEAR', '2026-01-01', '2026-12-31'],
    ['LAST_YEAR', '2025-01-01', '2025-12-31'],
  ] as const)('%s on 16 March 2026 is %s to %s', (duration, from, to) => {
    expect(periodOf(duration, '2026-03-16')).toEqual({ from, to })
  })

  it('last month in January is December of the year before', () => {
    expect(periodOf('LAST_MONTH', '2024-01-31')).toEqual({ from: '2023-12-01', to: '2023-12-31' })
  })
})

const item: CountedItem = {
  isWon: false,
  isNewCustomer: false,
  stepCode: 'PRICING',
  isFinal: false,
  closeType: null,
}

describe('what counts', () => {
  it.each<[string, Partial<CountedItem>, string | null]>([
    ['an open item that left the first step is pending', {}, 'pendingQuoteItems'],
    ['a draft is not', { stepCode: 'INITIATE' }, null],
    ['a lost item is not', { stepCode: 'CLOSED', isFinal: true }, null],
    ['an archived item is not', { closeType: 'archive' }, null],
    ['a won item counts for its customer', { isWon: true, stepCode: 'ORDER' }, 'existCustItemsWon'],
    ['or for a new one', { isWon: true, isNewCustomer: true, isFinal: true }, 'newCustItemsWon'],
    ['also when it is archived later', { isWon: true, closeType: 'archive' }, 'existCustItemsWon'],
    ['what is in the trash does not', { isWon: true, closeType: 'trash' }, null],
  ])('%s', (_, change, figure) => {
    expect(figureOf({ ...item, ...change })).toBe(figure)
  })

  it('an item is won at ORDER, lost again when it returns, and keeps that at the end', () => {
    const wonAfter = (action: string, stepCode: string, wasWon: boolean) =>
      isWonAfter(defaultWorkflow, { action, stepCode, wasWon })
    expect(wonAfter('WON', 'ORDER', false)).toBe(true)
    expect(wonAfter('ORDER_RETURN', 'CUSTOMER', true)).toBe(false)
    expect(wonAfter('ORDER_PLACED', 'CLOSED', true)).toBe(true)
    expect(wonAfter('LOST', 'CLOSED', false)).toBe(false)
    expect(wonAfter('APPROVE', 'CUSTOMER', false)).toBe(false)
  })

  it('a customer is new until it has traded for twelve months, a prospect as long as it is one', () => {
    expect(isNewCustomer(null, '2026-03-16')).toBe(true)
    expect(isNewCustomer('2025-03-17', '2026-03-16')).toBe(true)
    expect(isNewCustomer('2025-03-16', '2026-03-16')).toBe(false)
  })
})

const counts = fc.record({
  existCustItemsWon: fc.nat(5000),
  newCustItemsWon: fc.nat(5000),
  pendingQuoteItems: fc.nat(5000),
})

describe('percentages', () => {
  it('are each over their sum, with two decimals', () => {
    expect(percentages({ existCustItemsWon: 1, newCustItemsWon: 1, pendingQuoteItems: 1 })).toEqual({
      existCustItemsWon: 33.33,
      newCustItemsWon: 33.33,
      pendingQuoteItems: 33.33,
    })
  })

  it('are never further from the share than half a hundredth', () => {
    fc.assert(
      fc.property(counts, given => {
        const sum = figureNames.reduce((total, name) => total + given[name], 0)
        const shown = percentages(given)
        for (const name of figureNames) {
          const exact = sum === 0 ? 0 : (given[name] * 100) / sum
          expect(Math.abs(shown[name] - exact)).toBeLessThanOrEqual(0.005 + 1e-9)
        }
      }),
    )
  })
})

const daysOf = (year: number) =>
  fc.nat(364).map(day => new Date(Date.UTC(year, 0, 1 + day)).toISOString().slice(0, 10))

describe('the trend', () => {
  it('shows a month and a quarter by week, a year by month', () => {
    const parts = (duration: (typeof durationCodes)[number]) =>
      trendOf(periodOf(duration, '2026-03-16'), []).length
    expect([parts('THIS_MONTH'), parts('THIS_QUARTER'), parts('THIS_YEAR')]).toEqual([5, 13, 12])
  })

  it('counts every item of the period once and has no gaps', () => {
    const days = fc.array(
      fc.record({ day: daysOf(2026), figure: fc.constantFrom(...figureNames), count: fc.nat(9) }),
      { maxLength: 30 },
    )
    fc.assert(
      fc.property(days, fc.constantFrom(...durationCodes), daysOf(2026), (given, duration, today) => {
        const period = periodOf(duration, today)
        const parts = trendOf(period, given)
        expect([parts[0]?.from, parts.at(-1)?.to]).toEqual([period.from, period.to])
        const inside = given.filter(({ day }) => day >= period.from && day <= period.to)
        for (const name of figureNames) {
          const sum = (of: readonly { readonly [key: string]: unknown }[], key: string) =>
            of.reduce((total, each) => total + Number(each[key]), 0)
          expect(sum([...parts] as never, name)).toBe(
            sum(
              inside.filter(each => each.figure === name),
              'count',
            ),
          )
        }
      }),
    )
  })
})
