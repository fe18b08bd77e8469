/** How many rows a list has; `isAtLeast`: it was not counted further. */
export interface RowTotal {
  readonly total?: number | undefined
  readonly isAtLeast?: boolean | undefined
}

/**
 * A list's total where it is known from elsewhere: a page counts a little beyond itself, and the number shown beside the
 * list is that of the whole of it. What the page met itself is right when the number says less: it is older.
 */
export const knownTotal = (counted: RowTotal, known: number | undefined): RowTotal =>
  counted.isAtLeast === true && known !== undefined && known > (counted.total ?? 0)
    ? { total: known, isAtLeast: false }
    : counted
