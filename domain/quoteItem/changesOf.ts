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

const namesOf = (value: Held): string[] => Object.keys(value).filter(name => value[name] !== undefined)

/** Whether two values are one when they are stored: the order of names is nothing, which a database does not keep. */
function same(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((each, place) => same(each, b[place]))
  if (isHeld(a) && isHeld(b)) {
    const names = namesOf(a)
    return names.length === namesOf(b).length && names.every(name => name in b && same(a[name], b[name]))
  }
  return JSON.stringify(a ?? null) === JSON.stringify(b ?? null)
}

function rowChanges(field: string, cells: Fields, old: unknown, now: unknown): Change[] {
  if (old === now) return []
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
  if (old === now) return []
  const [before, after] = [old as Held, now as Held]
  return Object.entries(fields).flatMap(([name, field]) => {
    if (field.kind === 'rows') return rowChanges(name, field.fields, before[name], after[name])
    return same(before[name], after[name])
      ? []
      : [{ path: name, old: before[name] ?? null, new: after[name] ?? null }]
  })
}
