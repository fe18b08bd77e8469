import type { SimilarProduct } from '#contract/lgx'

/** A column with its direction; null: as found, the best match first. */
export interface Sorting {
  readonly source: Extract<keyof SimilarProduct, string>
  readonly isDescending: boolean
}

const compared = (a: unknown, b: unknown): number => {
  if (typeof a === 'string' && typeof b === 'string') return a.localeCompare(b, 'en')
  return Number(a) - Number(b)
}

const isNothing = (value: unknown): boolean => value === null || value === ''

/** The rows by a column; those that have nothing there come last, equals stay in the order of their match. */
export function sortedRows(
  rows: readonly SimilarProduct[],
  sorting: Sorting | null,
): readonly SimilarProduct[] {
  if (sorting === null) return rows
  const { source, isDescending } = sorting
  return rows.toSorted((one, other) => {
    const [a, b] = [one[source], other[source]]
    if (isNothing(a) || isNothing(b)) return Number(isNothing(a)) - Number(isNothing(b))
    return isDescending ? compared(b, a) : compared(a, b)
  })
}
