import type { Page } from '#contract/client'

interface Row {
  readonly id: number
}

/** The row that must stay where it is. */
export interface Held {
  readonly id: number
  /** Something of the row is just being pressed: it must not change either. */
  readonly asItIs: boolean
}

/** What becomes of the page on the screen when a newer one has arrived. */
export interface Met<R extends Row> {
  readonly page: Page<R[]>
  /** Rows shown that are new or say something new. */
  readonly changed: readonly number[]
  /** How many changes are kept back. */
  readonly waiting: number
  /** What is kept back: where rows stand, or what the held row says. */
  readonly keptBack: 'places' | 'content' | null
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

const placeOf = (rows: readonly Row[], id: number): number => rows.findIndex(row => row.id === id)

/** Rows of one list that the other has not. */
const missing = (rows: readonly Row[], from: readonly Row[]): number =>
  rows.filter(({ id }) => placeOf(from, id) === -1).length

/**
 * Brings the page shown up to date with the one that arrived, without moving the held row: when it would move, rows
 * stay where they are and only say what is new.
 */
export function meetPages<R extends Row>(shown: Page<R[]>, arrived: Page<R[]>, held: Held | null): Met<R> {
  const old = new Map(shown.data.map(row => [row.id, row]))
  const isKept = (id: number) => held?.asItIs === true && held.id === id
  const moves =
    held !== null &&
    placeOf(shown.data, held.id) !== -1 &&
    placeOf(shown.data, held.id) !== placeOf(arrived.data, held.id)
  const now = new Map(arrived.data.map(row => [row.id, row]))
  const latest = (row: R): R => (isKept(row.id) ? (old.get(row.id) ?? row) : row)

  const data = moves ? shown.data.map(row => latest(now.get(row.id) ?? row)) : arrived.data.map(latest)
  const changed = data.filter(row => !same(row, old.get(row.id))).map(({ id }) => id)
  const kept = arrived.data.some(row => isKept(row.id) && !same(row, old.get(row.id))) ? 1 : 0
  if (moves) {
    const elsewhere = missing(arrived.data, shown.data) + missing(shown.data, arrived.data)
    return {
      page: { ...shown, data },
      changed,
      waiting: Math.max(1, elsewhere) + kept,
      keptBack: 'places',
    }
  }
  return { page: { ...arrived, data }, changed, waiting: kept, keptBack: kept > 0 ? 'content' : null }
}
