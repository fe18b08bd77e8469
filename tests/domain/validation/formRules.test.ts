import { describe, expect, it } from 'vitest'
import {
  ascii,
  between,
  dateAfterToday,
  digits,
  dueDate,
  email,
  equalTo,
  greaterOrEqual,
  greaterThan,
  greaterThanPrevious,
  lessOrEqualPrevious,
  lessOrEqualTarget,
  maxCharacters,
  maxValue,
  minValue,
  numeric,
  oneOf,
  regex,
  required,
  requiredNumber,
  total7,
} from '#domain/validation'

describe('required', () => {
  it.each([null, undefined, '', '  '])('%j is nothing', value => {
    expect(required(value, 'Length')).toBe('Length is required')
  })
  it.each([0, 'x'])('%j is something', value => {
    expect(required(value, 'Length')).toBeNull()
  })
})

describe('requiredNumber', () => {
  it.each([null, '', 0, '0', '0.00', 'many', Number.NaN])('%j is missing', value => {
    expect(requiredNumber(value, 'Width')).toBe('Width is required')
  })
  it.each([1, -1, '2.5'])('%j is there', value => {
    expect(requiredNumber(value, 'Width')).toBeNull()
  })
})

describe('the rules of numbers', () => {
  it.each<[string, string | null, string | null]>([
    ['between, below', between(0, 1, 5), 'must be between 1 and 5'],
    ['between, above', between(6, 1, 5), 'must be between 1 and 5'],
    ['between, at a bound', between(5, 1, 5), null],
    ['minValue, below', minValue(4, 5), 'must be >= 5'],
    ['minValue, at it', minValue(5, 5), null],
    ['maxValue, above', maxValue(6, 5), 'must be <= 5'],
    ['maxValue, at it', maxValue(5, 5), null],
    ['greaterThan, at it', greaterThan(5, 5), 'must be > 5'],
    ['greaterThan, above', greaterThan(5.1, 5), null],
    ['greaterOrEqual, below', greaterOrEqual(4, 5), 'must be >= 5'],
    ['greaterOrEqual, at it', greaterOrEqual(5, 5), null],
    ['greaterThanPrevious, same', greaterThanPrevious(5, 5), 'must be greater than the previous one'],
    ['greaterThanPrevious, above', greaterThanPrevious(6, 5), null],
    ['greaterThanPrevious, the first', greaterThanPrevious(6, null), null],
    [
      'lessOrEqualPrevious, above',
      lessOrEqualPrevious(6, 5),
      'must be less than or equal to the previous one',
    ],
    ['lessOrEqualPrevious, same', lessOrEqualPrevious(5, 5), null],
    ['lessOrEqualPrevious, the first', lessOrEqualPrevious(5, undefined), null],
    ['equalTo, other', equalTo(4, 5), 'must be equal to 5'],
    ['equalTo, same', equalTo('a', 'a'), null],
    ['lessOrEqualTarget, above', lessOrEqualTarget(6, 5), 'must be <= 5'],
    ['lessOrEqualTarget, at it', lessOrEqualTarget(5, 5), null],
    ['total7, eight', total7([4, 4]), 'Total must not be more than 7'],
    ['total7, seven', total7([3, 4, null, undefined]), null],
  ])('%s', (_, message, wanted) => {
    expect(message).toBe(wanted)
  })

  it.each(['12', '-0.5', '+3', '.5', '5.', 7])('%j is numeric', value => {
    expect(numeric(value)).toBeNull()
  })
  it.each(['1e3', '1,5', '0x1f', 'a', '-', '.', '1 2', Number.NaN])('%j is not numeric', value => {
    expect(numeric(value)).toBe('must be numeric')
  })
})

describe('the rules of texts', () => {
  it('digits', () => {
    expect(digits('1234', 'ABN', 4)).toBeNull()
    for (const value of ['123', '12345', '12a4', '-123']) {
      expect(digits(value, 'ABN', 4)).toBe('ABN needs to be 4 digits')
    }
  })
  it('maxCharacters counts characters, not their units', () => {
    expect(maxCharacters('abc', 3)).toBeNull()
    expect(maxCharacters('📦📦📦', 3)).toBeNull()
    expect(maxCharacters('abcd', 3)).toBe('not more than 3 characters')
  })
  it('regex, a sticky or global pattern too', () => {
    const pattern = /^\d+$/g
    expect([regex('12', pattern), regex('12', pattern)]).toEqual([null, null])
    expect(regex('1a', pattern)).toBe('not valid format')
  })
  it('oneOf', () => {
    expect(oneOf('b', ['a', 'b'])).toBeNull()
    expect(oneOf('c', ['a', 'b'])).toBe('not valid')
  })
  it.each(['a@b.co', 'first.last+tag@mail.example.com.au'])('%s is an address', value => {
    expect(email(value)).toBeNull()
  })
  it.each(['a', 'a@b', '@b.co', 'a b@c.co', 'a@b..co', 'a@@b.co', 'a@b.c'])('%s is no address', value => {
    expect(email(value)).toBe('Email not valid')
  })
  it('ascii', () => {
    expect(ascii('Box [1] ~ 2"\n')).toBeNull()
    expect(ascii('café')).toBe('has invalid characters')
    expect(ascii('a\u0000')).toBe('has invalid characters')
  })
})

describe('the rules of dates', () => {
  const today = '2026-05-10'
  it.each(['2026-05-11', '11-05-2026', '1-6-2026'])('%s is after today', value => {
    expect(dateAfterToday(value, today)).toBeNull()
  })
  it.each(['2026-05-10', '10-05-2026', '11-05-2025'])('%s is not after today', value => {
    expect(dateAfterToday(value, today)).toBe('must be after today')
  })
  it.each(['11/05/2026', '31-06-2026', 'tomorrow'])('%s is no date', value => {
    expect(dateAfterToday(value, today)).toBe('Invalid date')
  })
  it.each(['11-05-2026', '1-05-2026', '01-5-2026', '1-5-2026'])('%s is a due date', value => {
    expect(dueDate(value)).toBeNull()
  })
  it.each(['2026-05-11', '11/05/2026', '11-05-26', '30-02-2026'])('%s is no due date', value => {
    expect(dueDate(value)).toBe('Invalid date')
  })
})

describe('an empty value', () => {
  it.each(['', '  ', null, undefined])('%j passes what does not require it', value => {
    const messages = [
      digits(value, 'ABN', 4),
      maxCharacters(value, 3),
      regex(value, /x/),
      oneOf(value, ['a']),
      email(value),
      numeric(value),
      ascii(value),
      dateAfterToday(value, '2026-01-01'),
      dueDate(value),
      between(null, 1, 2),
      minValue(null, 1),
      maxValue(undefined, 1),
      greaterThan(null, 1),
      greaterOrEqual(null, 1),
      greaterThanPrevious(null, 1),
      lessOrEqualPrevious(null, 1),
      equalTo(null, 1),
      lessOrEqualTarget(null, 1),
      total7([null]),
    ]
    expect(messages.filter(message => message !== null)).toEqual([])
  })
})
