import type { Fields } from './fields.ts'
import { rowPath, rowsOf } from './path.ts'

/** One value that differs between two versions of a section. */
export interface Change {
  readonly path: string
  readonly old: unknown
  readonly new: unknown
}

type Held = Readonly<Record<string, unknown>>

const isHeld = (value: unknown): value is Held =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** With the names of its values in one order, which a database does not keep. */
const inOrder = (_: string, value: unknown): unknown =>
  isHeld(value) ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))) : value

const same = (a: unknown, b: unknown): boolean =>
  JSON.stringify(a ?? null) === JSON.stringify(b ?? null) ||
  // Only what may differ by its order is looked at twice.
  (isHeld(a) && isHeld(b) && JSON.stringify(a, inOrder) === JSON.stringify(b, inOrder))

function rowChanges(field: string, cells: Fields, old: unknown, now: unknown): Change[] {
  const before = rowsOf(old)
  const after = rowsOf(now)
  const beforeBy = new Map(before.map(row => [row.key, row]))
  const afterKeys = new Set(after.map(({ key }) => key))
  const gone = before
    .filter(({ key }) => !afterKeys.has(key))
    .map(row => ({ path: rowPath(field, row.key), old: row, new: null }))
  const kept = after.flatMap((row): Change[] => {
    const was = beforeBy.get(row.key)
    if (was === undefined) return [{ path: rowPath(field, row.key), old: null, new: row }]
    return changesOf(cells, was, row).map(({ path, ...change }) => ({
      ...change,
      path: rowPath(field, row.key, path),
    }))
  })
  const oldOrder = before.map(({ key }) => key).filter(key => afterKeys.has(key))
  const newOrder = after.map(({ key }) => key).filter(key => beforeBy.has(key))
  const moved = same(oldOrder, newOrder) ? [] : [{ path: field, old: oldOrder, new: newOrder }]
  return [...gone, ...kept, ...moved]
}

/**
 * What differs between two versions of a section, by path: a changed cell of a row by itself, a row that came or went as
 * a whole (null on the other side), another order of a list's rows as the keys that both have. Lists in rows likewise.
 */
export function changesOf(fields: Fields, old: object, now: object): Change[] {
  const [before, after] = [old as Held, now as Held]
  return Object.entries(fields).flatMap(([name, field]) => {
    if (field.kind === 'rows') return rowChanges(name, field.fields, before[name], after[name])
    return same(before[name], after[name])
      ? []
      : [{ path: name, old: before[name] ?? null, new: after[name] ?? null }]
  })
}
