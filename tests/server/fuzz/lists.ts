import type { Endpoint } from '#contract/endpoint'
import { schemaOf, type ValueSchema } from './values.ts'

/** What is not JSON, or JSON of nothing. */
export const notJson = [
  '',
  ' ',
  '{',
  '[',
  "'",
  '\0',
  '\ud800',
  'undefined',
  'NaN',
  '[1,]',
  '{"q":}',
  'x'.repeat(5000),
]

/** Pages as lists ask for them. */
export const goodRanges = [
  [0, 24],
  [24, 48],
  [0, 0],
  [0, 999],
  [100_000, 100_024],
]

/** Pages that nobody has, the wrong way round or far too many. */
export const oddRanges: readonly unknown[] = [
  [24, 0],
  [0, 100_000_000],
  [100_000_000, 100_000_024],
  [99_999_999, 100_000_000],
  [-1, 24],
  [0, 24.5],
  [0],
  [0, 24, 48],
  ['0', '24'],
  [null, null],
]

/** Sorts that no list knows. */
export const oddSorts: readonly unknown[] = [
  ['name', 'asc'],
  ['name', 'ASC; drop table users'],
  ['constructor', 'ASC'],
  ['__proto__', 'DESC'],
  ["name' --", 'ASC'],
  ['', 'ASC'],
  ['ASC'],
  [['name', 'ASC']],
  { field: 'name', order: 'ASC' },
]

/** A sort by each field of a list's rows, whether the list can or not. */
export function sortsOf({ response }: Endpoint): (readonly [string, string])[] {
  const rows = schemaOf(response) as ValueSchema & { readonly $defs?: Readonly<Record<string, ValueSchema>> }
  const row = rows.items as (ValueSchema & { readonly $ref?: string }) | undefined
  const named = row?.$ref === undefined ? row : rows.$defs?.[row.$ref.replace('#/$defs/', '')]
  const fields = Object.keys(named?.properties ?? {})
  return fields.map((field, index) => [field, index % 2 === 0 ? 'ASC' : 'DESC'])
}
