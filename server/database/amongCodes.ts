import { inArray, notInArray, type SQL, type SQLWrapper } from 'drizzle-orm'

/** How a filter by codes takes them. */
export type Operator = 'is' | 'isNot'

/** What has one of the codes, or none of them; no codes narrow nothing. A column that may be null has to say what null is. */
export function amongCodes(
  column: SQLWrapper,
  codes: readonly string[],
  operator: Operator = 'is',
): SQL | undefined {
  if (codes.length === 0) return undefined
  return operator === 'is' ? inArray(column, [...codes]) : notInArray(column, [...codes])
}
