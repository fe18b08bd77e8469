import { Problem } from '../problem/problem.ts'
import { type ListPage, type ListQuery, rangeOf } from './page.ts'

type Filter = Readonly<Record<string, unknown>>

const collator = new Intl.Collator('en-AU', { numeric: true, sensitivity: 'base' })

const compare = (a: unknown, b: unknown): number =>
  typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a ?? ''), String(b ?? ''))

const contains = (row: object, words: string): boolean =>
  Object.values(row).some(
    value =>
      (typeof value === 'string' || typeof value === 'number') &&
      String(value).toLowerCase().includes(words.toLowerCase()),
  )

const isInState = (row: object, state: unknown): boolean =>
  state === 'all' || !('isActive' in row) || row.isActive === (state !== 'inactive')

/**
 * A page of a short list that was read whole: searched by `q`, filtered by fields and by `state` (those in use unless
 * told), sorted by any field.
 */
export function pageRows<Row extends object>(
  rows: readonly Row[],
  query: ListQuery & { readonly filter?: Filter | undefined },
): ListPage<Row[]> {
  const { q, state, ...fields } = query.filter ?? {}
  const kept = rows.filter(
    row =>
      isInState(row, state) &&
      (typeof q !== 'string' || q === '' || contains(row, q)) &&
      Object.entries(fields).every(
        ([field, wanted]) => wanted === undefined || (row as Filter)[field] === wanted,
      ),
  )
  if (query.sort !== undefined) {
    const [field, direction] = query.sort
    const [sample] = rows
    if (sample !== undefined && !Object.hasOwn(sample, field)) {
      throw new Problem('invalid-request', `This list cannot be sorted by ${field}.`, {
        errors: [{ path: 'sort', message: `must be one of ${Object.keys(sample).join(', ')}` }],
      })
    }
    const sign = direction === 'ASC' ? 1 : -1
    kept.sort((a, b) => sign * compare((a as Filter)[field], (b as Filter)[field]))
  }
  const { first, wanted } = rangeOf(query)
  return { rows: kept.slice(first, first + wanted), first, total: kept.length }
}
