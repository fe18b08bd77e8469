import type { Identifier } from 'react-admin'

/** The most rows a list call answers at once. */
const most = 1000

/** Asks a list for the rows from `first` to `last`, counted from 0, that its filter lets through. */
export type AskRows<Row> = (
  range: readonly [first: number, last: number],
  signal: AbortSignal,
) => Promise<{ readonly data: readonly Row[] }>

interface Reading {
  /** Told after every part: rows so far. */
  readonly onProgress: (read: number) => void
  readonly signal: AbortSignal
}

/**
 * All rows that a list's filter lets through, read in parts. A row that moves to another page meanwhile is taken
 * once. Ends early, with an AbortError, when the signal is given.
 */
export async function readAll<Row extends { readonly id: Identifier }>(
  ask: AskRows<Row>,
  { onProgress, signal }: Reading,
): Promise<Row[]> {
  const rows = new Map<Identifier, Row>()
  for (let first = 0; ; first += most) {
    signal.throwIfAborted()
    const { data } = await ask([first, first + most - 1], signal)
    for (const row of data) rows.set(row.id, row)
    onProgress(rows.size)
    if (data.length < most) return [...rows.values()]
  }
}
