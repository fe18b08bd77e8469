import { expect, it } from 'vitest'
import { regex } from '#domain/validation'
import { describeRule, nothingTyped } from './builders.ts'

describeRule<string | null | undefined>('form-regex: a pattern', value => regex(value, /^[A-Z]{3}-\d+$/), {
  passes: ['NTH-100', 'STH-1'],
  refuses: ['NTH', 'nth-100', 'NTH-100-2', ' NTH-100'],
  says: 'not valid format',
  empty: nothingTyped,
})

it.each([/^\d+$/g, /\d+/y])(
  'a pattern that remembers where it was, %s, gives the same answer each time',
  pattern => {
    expect([regex('12', pattern), regex('12', pattern), regex('12', pattern)]).toEqual([null, null, null])
    expect(regex('a', pattern)).toBe('not valid format')
  },
)
