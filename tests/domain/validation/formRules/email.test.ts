import { expect, it } from 'vitest'
import { email } from '#domain/validation'
import { describeRule, nothingTyped } from './builders.ts'

describeRule('form-email: email', email, {
  passes: [
    ...['a@b.co', 'first.last+tag@mail.example.com.au', "o'brien@example.com", 'A@B.CO'],
    ...['x@a-b.example', '1@2.com', ' a@b.co '],
  ],
  refuses: [
    ...['a', 'a@', '@b.co', 'a@b', 'a@b.c', 'a b@c.co', 'a@b..co', 'a@@b.co', 'a@.co', 'a@-b.co', 'a@b-.co'],
    ...['a@b.co.', 'a@b.co, c@d.co', 'Ann <a@b.co>', 'a@b.123', 'a@b_c.co', 'a@b.co\nBcc: c@d.co'],
  ],
  says: 'Email not valid',
  empty: nothingTyped,
})

it('answers, however long the text is', () => {
  expect(email(`a@${'a'.repeat(5000)}`)).toBe('Email not valid')
  expect(email(`a@${'a-'.repeat(2500)}.`)).toBe('Email not valid')
})
