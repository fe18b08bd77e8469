import { changesOf } from './changesOf.ts'
import type { Fields } from './fields.ts'
import { placeOf, rowsOf } from './path.ts'

/** Whose value is kept. */
export type Side = 'mine' | 'theirs'

/** A path on which two versions differ; `changedBy` says who moved it away from what both started with. */
export interface PathDifference {
  readonly path: string
  readonly mine: unknown
  readonly theirs: unknown
  readonly changedBy: 'me' | 'them' | 'both'
}

/** Whether one path is the other, or the row that the other stands in. */
const meets = (a: string, b: string): boolean => {
  const [one, other] = [placeOf(a), placeOf(b)]
  return (
    one.field === other.field &&
    one.row === other.row &&
    (one.cell === null || other.cell === null || meets(one.cell, other.cell))
  )
}

/** The paths on which `mine` and `theirs` differ, in the order of the fields; both started from `base`. */
export function differencesOf(fields: Fields, base: object, mine: object, theirs: object): PathDifference[] {
  const byMe = changesOf(fields, base, mine).map(({ path }) => path)
  const byThem = changesOf(fields, base, theirs).map(({ path }) => path)
  return changesOf(fields, theirs, mine).map(({ path, old, new: now }) => {
    const iChanged = byMe.some(each => meets(each, path))
    const theyChanged = byThem.some(each => meets(each, path))
    const changedBy = iChanged && theyChanged ? 'both' : theyChanged ? 'them' : 'me'
    return { path, mine: now, theirs: old, changedBy }
  })
}

/** What is kept unless the person says otherwise: their own changes, and everybody else's where they made none. */
export const proposedSide = ({ changedBy }: Pick<PathDifference, 'changedBy'>): Side =>
  changedBy === 'them' ? 'theirs' : 'mine'

type Row = ReturnType<typeof rowsOf>[number]

/** The row with the paths inside it for which mine is taken. */
function mergedRow(cells: Fields, own: Row, row: Row, taken: readonly string[]): Row {
  const inside = taken.flatMap(path => {
    const place = placeOf(path)
    return place.row === row.key && place.cell !== null ? [place.cell] : []
  })
  return { ...withTaken(cells, own, row, inside), key: row.key }
}

function mergedRows(
  field: string,
  cells: Fields,
  mine: unknown,
  theirs: unknown,
  taken: readonly string[],
): readonly Row[] {
  const mineBy = new Map(rowsOf(mine).map(row => [row.key, row]))
  let list = rowsOf(theirs)
  for (const path of taken) {
    const { row, cell } = placeOf(path)
    const own = row === null ? undefined : mineBy.get(row)
    if (row !== null && own === undefined) list = list.filter(({ key }) => key !== row)
    else if (own !== undefined && cell === null) list = [...list, own]
  }
  list = list.map(row => {
    const own = mineBy.get(row.key)
    return own === undefined ? row : mergedRow(cells, own, row, taken)
  })
  const isReordered = taken.includes(field)
  return isReordered || taken.some(path => placeOf(path).cell === null)
    ? inOrderOf(list, rowsOf(isReordered ? mine : theirs), rowsOf(mine))
    : list
}

/** The rows in the order of `first`; those it has not stand where `second` has them, after the row before them. */
function inOrderOf(list: readonly Row[], first: readonly Row[], second: readonly Row[]): readonly Row[] {
  const order = first.map(({ key }) => key)
  for (const [index, { key }] of second.entries()) {
    if (order.includes(key)) continue
    const before = second[index - 1]
    order.splice(before === undefined ? 0 : order.indexOf(before.key) + 1, 0, key)
  }
  const placeIn = ({ key }: Row) => {
    const place = order.indexOf(key)
    return place < 0 ? order.length : place
  }
  return list.toSorted((a, b) => placeIn(a) - placeIn(b))
}

/** `theirs` with what `mine` has at the paths that are taken. */
function withTaken(fields: Fields, mine: object, theirs: object, taken: readonly string[]): object {
  const merged: Record<string, unknown> = { ...(theirs as Readonly<Record<string, unknown>>) }
  const own = mine as Readonly<Record<string, unknown>>
  for (const name of new Set(taken.map(path => placeOf(path).field))) {
    const ofField = taken.filter(path => placeOf(path).field === name)
    const field = fields[name]
    merged[name] =
      field?.kind === 'rows' ? mergedRows(name, field.fields, own[name], merged[name], ofField) : own[name]
  }
  return merged
}

/** `theirs` with the paths of `mine` for which `sides` says so; a path that it does not name stays theirs. */
export function mergedValues<Held extends object>(
  fields: Fields,
  mine: Held,
  theirs: Held,
  sides: Readonly<Record<string, Side | undefined>>,
): Held {
  const paths = differencesOf(fields, theirs, mine, theirs).map(({ path }) => path)
  const taken = paths.filter(path => sides[path] === 'mine')
  return withTaken(fields, mine, theirs, taken) as Held
}

/** The same, as proposed: what each side alone changed is kept, what both changed is mine. */
export function mergedAsProposed<Held extends object>(
  fields: Fields,
  base: Held,
  mine: Held,
  theirs: Held,
): Held {
  const sides = differencesOf(fields, base, mine, theirs).map(
    difference => [difference.path, proposedSide(difference)] as const,
  )
  return mergedValues(fields, mine, theirs, Object.fromEntries(sides))
}
