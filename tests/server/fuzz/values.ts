import fc from 'fast-check'
import { z } from 'zod'

/** A JSON schema as far as values are made from it. */
export interface ValueSchema {
  readonly type?: string
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly ValueSchema[]
  readonly oneOf?: readonly ValueSchema[]
  readonly properties?: Readonly<Record<string, ValueSchema>>
  readonly required?: readonly string[]
  readonly items?: ValueSchema | false
  readonly prefixItems?: readonly ValueSchema[]
  readonly minItems?: number
}

/** The JSON schema of what a caller gives, after what is text on the wire has been read. */
export const schemaOf = (schema: z.ZodType | undefined): ValueSchema =>
  schema === undefined
    ? {}
    : (z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' }) as ValueSchema)

const nested = (depth: number): unknown => {
  let value: unknown = 1
  for (let level = 0; level < depth; level += 1) value = level % 2 === 0 ? [value] : { q: value }
  return value
}

/** What people, programs and attackers write where a text is expected. */
export const oddTexts: readonly string[] = [
  '',
  ' ',
  '%',
  '_',
  "'",
  '"',
  '\\',
  '\0',
  '\ud800',
  '-',
  '& | ! : *',
  "'; drop table users; --",
  "x' or 1=1 --",
  '$1',
  '{"$ne":null}',
  '[1,2]',
  '<script>',
  '../../etc/passwd',
  '𝔅𝔬𝔵 ‮ 盒 é',
  'x'.repeat(101),
  'é'.repeat(5000),
  'null',
  'undefined',
  'NaN',
  'Infinity',
  'true',
  '0',
  '-1',
  '1.5',
  '1e308',
  '2147483648',
  '99999999999999999999',
  '0x10',
  '100001-1',
  '99999999999-99999999999',
  'constructor',
  '__proto__',
]

/** The same where JSON is expected. */
export const oddValues: readonly unknown[] = [
  ...oddTexts,
  null,
  true,
  0,
  -1,
  1.5,
  2_147_483_648,
  -2_147_483_649,
  Number.MAX_SAFE_INTEGER,
  1e308,
  [],
  [null],
  [[]],
  ['', "'", '\0'],
  Array.from({ length: 2000 }, (_, index) => index),
  {},
  { constructor: { prototype: 1 } },
  nested(40),
]

const known = ['DESIGN', 'salesrep', 'BLU001', 'NTH', 'CB-KK', '100001', 'a', '2026-03-16', '#ff00ff', '']
const texts = fc.constantFrom(...known)

/** A value as the schema wants it, more or less. */
export function sampleOf(schema: ValueSchema): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum)
  const either = schema.anyOf ?? schema.oneOf
  if (either !== undefined) return fc.oneof(...either.map(sampleOf))
  switch (schema.type) {
    case 'boolean':
      return fc.boolean()
    case 'integer':
    case 'number':
      return fc.constantFrom(1, 2, 3, 0, 24, 100_001, 2_147_483_647)
    case 'null':
      return fc.constant(null)
    case 'array':
      if (schema.prefixItems !== undefined) return fc.tuple(...schema.prefixItems.map(sampleOf))
      return fc.array(sampleOf(schema.items || {}), { minLength: schema.minItems ?? 0, maxLength: 3 })
    case 'object': {
      const parts = Object.entries(schema.properties ?? {}).map(([key, part]) => [key, sampleOf(part)])
      return fc.record(Object.fromEntries(parts) as Record<string, fc.Arbitrary<unknown>>, {
        requiredKeys: [...(schema.required ?? [])],
      })
    }
    default:
      return texts
  }
}
