import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  byteSize,
  date,
  dateTime,
  decimal,
  idNumber,
  manualOrderDate,
  money,
  parseDay,
  parseDueDate,
  yesNo,
} from '#domain/formats'

describe('money', () => {
  it.each([
    [1234.5, undefined, '$1,234.50'],
    [1234.5, 'AUD', '$1,234.50'],
    [1234.5, 'NZD', 'NZ$1,234.50'],
    [-5, 'AUD', '-$5.00'],
    [-0.001, 'AUD', '$0.00'],
    [0.005, 'AUD', '$0.01'],
    [1_000_000, 'NZD', 'NZ$1,000,000.00'],
  ] as const)('%d %s is shown as %s', (value, currency, shown) => {
    expect(money(value, currency)).toBe(shown)
  })

  it.each([null, undefined, Number.NaN, Number.POSITIVE_INFINITY])('%s shows nothing', value => {
    expect(money(value)).toBe('')
  })
})

describe('decimal', () => {
  it.each([
    [1441, 0, '1,441'],
    [0.807, 3, '0.807'],
    [0.807, 2, '0.81'],
    [1_234_567.891, 2, '1,234,567.89'],
    [-0.4, 0, '0'],
    [-12.5, 2, '-12.50'],
  ] as const)('%d with %d places is %s', (value, places, shown) => {
    expect(decimal(value, places)).toBe(shown)
  })

  it('reads back as the rounded value', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), fc.constantFrom(0, 2, 3), (thousandths, places) => {
        const value = thousandths / 1000
        const back = Number(decimal(value, places).replaceAll(',', ''))
        expect(Math.abs(back - value)).toBeLessThanOrEqual(0.5 * 10 ** -places + 1e-9)
      }),
      { seed: 1 },
    )
  })
})

describe('dates', () => {
  it('a plain day is that day in every zone', () => {
    expect(date('2026-03-01')).toBe('01-03-2026')
    expect(date('2026-03-01', 'Pacific/Auckland')).toBe('01-03-2026')
    expect(date('2026-03-01', 'America/Los_Angeles')).toBe('01-03-2026')
    expect(manualOrderDate('2026-03-01')).toBe('01/03/2026')
  })

  it('a stored moment is shown in local time', () => {
    expect(dateTime('2026-01-31T22:30:00Z', 'Australia/Sydney')).toBe('01-02-2026 09:30')
    expect(date('2026-01-31T22:30:00.000Z', 'Australia/Sydney')).toBe('01-02-2026')
    expect(manualOrderDate('2026-01-31T22:30:00Z', 'Australia/Perth')).toBe('01/02/2026')
    expect(dateTime(new Date(Date.UTC(2026, 0, 31, 22, 30)), 'UTC')).toBe('31-01-2026 22:30')
  })

  it('a stored time without a zone is UTC', () => {
    expect(dateTime('2026-06-01T00:00:00', 'Australia/Brisbane')).toBe('01-06-2026 10:00')
    expect(dateTime('2026-06-01 00:00:00', 'Australia/Brisbane')).toBe('01-06-2026 10:00')
  })

  it('midnight is 00:00', () => {
    expect(dateTime('2026-06-01T14:00:00Z', 'Australia/Sydney')).toBe('02-06-2026 00:00')
  })

  it.each([null, undefined, '', 'soon', '2026-13-40'])('%s shows nothing', value => {
    expect(date(value)).toBe('')
    expect(dateTime(value)).toBe('')
    expect(manualOrderDate(value)).toBe('')
  })
})

describe('parseDueDate', () => {
  it.each([
    ['01-03-2026', '2026-03-01'],
    ['1-03-2026', '2026-03-01'],
    ['01-3-2026', '2026-03-01'],
    ['1-3-2026', '2026-03-01'],
    ['29-02-2024', '2024-02-29'],
  ])('%s is %s', (typed, day) => {
    expect(parseDueDate(typed)).toBe(day)
  })

  it.each([
    '2026-03-01',
    '01/03/2026',
    '1-3-26',
    '31-04-2026',
    '29-02-2025',
    '29-02-2100',
    '00-01-2026',
    '01-13-2026',
    ' 1-3-2026',
    '001-3-2026',
    '',
  ])('%s is no due date', typed => {
    expect(parseDueDate(typed)).toBeNull()
  })

  it('reads every day back that date shows', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true }),
        moment => {
          const day = moment.toISOString().slice(0, 10)
          expect(parseDueDate(date(day))).toBe(day)
          expect(parseDay(date(day))).toBe(day)
          expect(parseDay(day)).toBe(day)
        },
      ),
      { seed: 2 },
    )
  })
})

describe('parseDay', () => {
  it.each([
    ['2026-3-1', '2026-03-01'],
    ['1-3-2026', '2026-03-01'],
    ['2026-02-30', null],
    ['03/01/2026', null],
  ])('%s is %s', (typed, day) => {
    expect(parseDay(typed)).toBe(day)
  })
})

describe('idNumber', () => {
  it('pads to nine digits', () => {
    expect(idNumber(100023)).toBe('000100023')
    expect(idNumber(1234567890)).toBe('1234567890')
  })
})

describe('byteSize', () => {
  it.each([
    [0, '0 B'],
    [1023, '1023 B'],
    [1024, '1.000 KB'],
    [1536, '1.500 KB'],
    [25 * 1024 * 1024, '25.000 MB'],
    [1024 * 1024 - 1, '1023.999 KB'],
    [1024 ** 3 - 1, '1.000 GB'],
    [1024 ** 5, '1024.000 TB'],
  ])('%d bytes are %s', (bytes, shown) => {
    expect(byteSize(bytes)).toBe(shown)
  })
})

describe('yesNo', () => {
  it('says a flag in words', () => {
    expect([yesNo(true), yesNo(false)]).toEqual(['Yes', 'No'])
  })
})
