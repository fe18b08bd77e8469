import fc from 'fast-check'
import { expect, it } from 'vitest'
import { maxCharacters } from '#domain/validation'
import { seedFrom } from '../../../depth.ts'
import { describeRule, nothing } from './builders.ts'

describeRule<string | null | undefined>(
  'form-max-characters: three characters at most',
  value => maxCharacters(value, 3),
  {
    // What people count, not the units a computer keeps them in.
    passes: ['a', 'abc', 'äöü', '📦📦📦'],
    refuses: ['abcd', 'ab c', '    ', '📦📦📦📦'],
    says: 'not more than 3 characters',
    empty: ['', ' ', ...nothing],
  },
)

it('leaves no room at 0', () => {
  expect(maxCharacters('a', 0)).toBe('not more than 0 characters')
  expect(maxCharacters('', 0)).toBeNull()
})

it('passes a text of up to that length and no longer one', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme-ascii', maxLength: 20 }), fc.nat(20), (typed, length) => {
      expect(maxCharacters(typed, length) === null).toBe(typed.length <= length)
    }),
    { seed: seedFrom(84) },
  )
})
