import { changesOf, type Fields, placeOf } from '#domain/quoteItem'
import type { QuoteDocument } from '../document.ts'
import { comparable } from './comparable.ts'
import { documentFields } from './documentFields.ts'

/** Something that two letters say differently, in the words of each; '' where it says nothing of it. */
export interface DocumentChange {
  readonly path: string
  readonly label: string
  readonly before: string
  readonly after: string
}

function labelWords(fields: Fields, path: string): string[] {
  const { field, row, cell } = placeOf(path)
  const known = fields[field]
  if (known === undefined) return []
  const words = [[known.label, row ?? ''].filter(word => word !== '').join(' ')]
  return cell === null || known.kind !== 'rows' ? words : [...words, ...labelWords(known.fields, cell)]
}

/** A value, or a row that came or went, in words. */
function inWords(value: unknown): string {
  if (typeof value === 'string') return value
  if (typeof value !== 'object' || value === null) return ''
  return Object.entries(value)
    .filter(([name, held]) => name !== 'key' && typeof held === 'string' && held !== '')
    .map(([, held]) => String(held))
    .join(' · ')
}

const numbers = (...documents: readonly QuoteDocument[]): string[] =>
  [...new Set(documents.flatMap(({ items }) => items.map(({ number }) => number)))].toSorted(
    (a, b) => Number(a) - Number(b),
  )

/** Everything that the second of two letters says otherwise than the first, by path; the day and the revision's own letter aside. */
export function documentChanges(before: QuoteDocument, after: QuoteDocument): DocumentChange[] {
  const items = numbers(before, after)
  return (
    changesOf(documentFields, comparable(before, items), comparable(after, items))
      // Rows in another order say the same.
      .filter(({ old, new: now }) => !Array.isArray(old) && !Array.isArray(now))
      .map(({ path, old, new: now }) => ({
        path,
        label: labelWords(documentFields, path)
          .filter(word => word !== '')
          .join(', '),
        before: inWords(old),
        after: inWords(now),
      }))
  )
}
