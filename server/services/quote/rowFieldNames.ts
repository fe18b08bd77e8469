import { pathLabel } from '#domain/quoteItem'
import type { Database } from '../../database/database.ts'
import { readItemsOfQuote } from '../quoteItem/readItems.ts'

interface Line {
  readonly what: string
  readonly key: string
  readonly field: string
}

const isOfRow = ({ what, field }: Line): boolean => what === 'quoteItem' && field.includes('[')

/**
 * What the fields of rows are called that lines of a quote's change log are about, line by line: by where the row stands now,
 * for a key says nothing to people. Null of other lines, and of items that are gone.
 */
export async function rowFieldNames(
  db: Database,
  quoteId: number,
  lines: readonly Line[],
): Promise<(string | null)[]> {
  if (!lines.some(isOfRow)) return lines.map(() => null)
  const works = await readItemsOfQuote(db, quoteId)
  const sections = new Map(works.map(({ item, sections }) => [String(item.id), sections]))
  return lines.map(line => {
    const held = isOfRow(line) ? sections.get(line.key) : undefined
    return held === undefined ? null : pathLabel(line.field, { ...held })
  })
}
