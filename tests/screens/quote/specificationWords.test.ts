import { expect, test } from 'vitest'
import { z } from 'zod'
import { specificationWords } from '#domain/messages'

const messageOf = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value, { error: specificationWords }).error?.issues[0]?.message

test("a broken rule of a schema is said in the specification's words", () => {
  expect(messageOf(z.number(), Number.NaN)).toBe('must be numeric')
  expect(messageOf(z.int(), 1.5)).toBe('must be a whole number')
  expect(messageOf(z.number().max(5), 6)).toBe('must be <= 5')
  expect(messageOf(z.number().min(5), 4)).toBe('must be >= 5')
  expect(messageOf(z.string().max(2), 'abc')).toBe('not more than 2 characters')
  expect(messageOf(z.iso.date(), '2027-02-31')).toBe('Invalid date')
  expect(messageOf(z.enum(['AUD', 'NZD']), 'EUR')).toBe('not valid')
})

test("a schema's own message stays", () => {
  expect(messageOf(z.string().min(1, 'Comment is required'), '')).toBe('Comment is required')
})
