import type { Page } from '#contract/client'

type Row = Readonly<Record<string, unknown>>

const parse = (text: unknown): unknown => {
  if (typeof text !== 'string') return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const contains = (row: Row, words: string): boolean =>
  Object.values(row).some(
    value =>
      (typeof value === 'string' || typeof value === 'number') &&
      String(value).toLowerCase().includes(words.toLowerCase()),
  )

const matches = (row: Row, [field, wanted]: [string, unknown]): boolean => {
  if (field === 'q') return contains(row, String(wanted).trim())
  if (!(field in row)) return true
  return Array.isArray(wanted) ? wanted.includes(row[field]) : row[field] === wanted
}

let collator: Intl.Collator | undefined

function compareText(a: string, b: string): number {
  collator ??= new Intl.Collator('en-AU', { numeric: true, sensitivity: 'base' })
  return collator.compare(a, b)
}

const isEmpty = (value: unknown): boolean => value === null || value === undefined || value === ''

const compare = (a: unknown, b: unknown): number =>
  typeof a === 'number' && typeof b === 'number' ? a - b : compareText(String(a), String(b))

/** Empty values come last in both directions. */
const byField =
  (field: string, direction: 1 | -1) =>
  (a: Row, b: Row): number =>
    Number(isEmpty(a[field])) - Number(isEmpty(b[field])) ||
    (isEmpty(a[field]) ? 0 : direction * compare(a[field], b[field]))

/**
 * Filters, sorts and pages a list in the client, for a server that answered the plain array without
 * `Content-Range`. A filter on a field the rows do not have is taken as done by the server; empty values sort last.
 */
export function pageLocally(
  rows: readonly Row[],
  query: { sort?: unknown; range?: unknown; filter?: unknown },
): Page<Row[]> {
  const filter = Object.entries((parse(query.filter) ?? {}) as Row)
  const kept = rows.filter(row => filter.every(wanted => matches(row, wanted)))

  const sort = parse(query.sort) as [string, 'ASC' | 'DESC'] | undefined
  if (sort !== undefined) {
    const [field, order] = sort
    kept.sort(byField(field, order === 'DESC' ? -1 : 1))
  }

  const [first, last] = (parse(query.range) as [number, number] | undefined) ?? [0, kept.length - 1]
  return { data: kept.slice(first, last + 1), total: kept.length }
}
