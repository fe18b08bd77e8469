import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { currencies, money, moneyEach } from '#domain/formats'
import { seedFrom } from '../../depth.ts'

describe('an amount', () => {
  it.each([
    [1234.5, undefined, '$1,234.50'],
    [1234.5, 'AUD', '$1,234.50'],
    [1234.5, 'NZD', 'NZ$1,234.50'],
    [0, 'AUD', '$0.00'],
    [-5, 'AUD', '-$5.00'],
    [-5, 'NZD', '-NZ$5.00'],
    [-0.001, 'AUD', '$0.00'],
    [0.005, 'AUD', '$0.01'],
    [999.995, 'AUD', '$1,000.00'],
    [1_000_000, 'NZD', 'NZ$1,000,000.00'],
  ] as const)('format-money: of %d %s is shown as %s', (value, currency, shown) => {
    expect(money(value, currency)).toBe(shown)
  })

  it.each([null, undefined, Number.NaN, Number.POSITIVE_INFINITY])('that is %s shows nothing', value => {
    expect(money(value)).toBe('')
  })

  it('of whole cents reads back to the cent, and its sign stands first', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), fc.constantFrom(...currencies), (cents, currency) => {
        const shown = money(cents / 100, currency)
        expect(shown).toMatch(/^-?(NZ)?\$\d{1,3}(,\d{3})*\.\d\d$/)
        expect(shown.includes('NZ')).toBe(currency === 'NZD')
        expect(Math.round(Number(shown.replace(/NZ|[$,]/g, '')) * 100)).toBe(cents)
      }),
      { seed: seedFrom(46) },
    )
  })
})

it.each([
  [3.4125, 'AUD', '$3.4125'],
  [3.94, 'AUD', '$3.94'],
  [0.0345, 'NZD', 'NZ$0.0345'],
  [3.9999, 'AUD', '$3.9999'],
  [1234.5, 'AUD', '$1,234.50'],
  [null, 'AUD', ''],
] as const)('the price of one, %d %s, is shown as %s', (value, currency, shown) => {
  expect(moneyEach(value, currency)).toBe(shown)
})
