import { LRUCache } from 'lru-cache'

/** How what is made of rows is remembered. */
interface Remembering<Row> {
  /** What tells rows of different things apart. */
  readonly keyOf: (row: Row) => string | number
  /** How much a row takes, 1 or more. */
  readonly sizeOf: (row: Row) => number
  /** Sum of the sizes of what is remembered; then what was longest not read goes. */
  readonly atMost: number
}

const isSame = (a: unknown, b: unknown): boolean =>
  a === b || (a instanceof Date && b instanceof Date && a.getTime() === b.getTime())

/**
 * Makes something of a row of plain values: the very same as before for as long as the row holds the same, so that nothing
 * about it is worked out twice; `before` is what was made of an earlier row with that key, whose parts may be used again.
 * Nobody may change what was made. For a row's parts as text: a parsed value is never the same.
 */
export function madeOfRows<Row extends object, Made>(
  make: (row: Row, before: Made | undefined) => Made,
  { keyOf, sizeOf, atMost }: Remembering<Row>,
): (row: Row) => Made {
  const remembered = new LRUCache<string | number, { readonly row: Row; readonly made: Made }>({
    maxSize: atMost,
    sizeCalculation: ({ row }) => sizeOf(row),
  })
  return row => {
    const key = keyOf(row)
    const known = remembered.get(key)
    if (
      known !== undefined &&
      Object.entries(row).every(([name, value]) => isSame(value, known.row[name as keyof Row]))
    )
      return known.made
    const made = make(row, known?.made)
    remembered.set(key, { row, made })
    return made
  }
}
