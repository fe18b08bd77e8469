import { describe, expect, test } from 'vitest'
import { Product, QuoteHeader } from '#contract/quote'
import { specificationWords } from '../../../src/pages/quote/editing/specificationWords.ts'

const messageOf = (schema: typeof Product | typeof QuoteHeader, field: string, value: unknown) =>
  schema
    .safeParse({ [field]: value }, { error: specificationWords })
    .error?.issues.find(({ path }) => path[0] === field)?.message

describe("a broken rule of the contract in the specification's words", () => {
  test.each([
    [Product, 'length', Number.NaN, 'must be numeric'],
    [Product, 'length', 100_001, 'must be <= 100000'],
    [Product, 'length', -100_001, 'must be >= -100000'],
    [Product, 'code', 'x'.repeat(41), 'not more than 40 characters'],
    [QuoteHeader, 'validTo', '31-02-2027', 'Invalid date'],
    [QuoteHeader, 'currencyCode', 'EUR', 'not valid'],
  ] as const)('%#: %s', (schema, field, value, message) => {
    expect(messageOf(schema, field, value)).toBe(message)
  })
})
