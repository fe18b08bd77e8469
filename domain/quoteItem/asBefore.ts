import { fieldAt } from './fieldAt.ts'
import { placeOf, rowsOf } from './path.ts'
import { type ItemSections, isSectionKey } from './sections.ts'

/** A line of the change log of an item: what stood at a path (`product.length`, `pricing.details[k1].price`) before it. */
export interface LoggedChange {
  readonly field: string
  readonly old: unknown
}

type Held = Readonly<Record<string, unknown>>

/** The values with what stood at a path before: a row that came is gone, one that went is there, the order is what it was. */
function withOld(values: Held, path: string, old: unknown): Held {
  const { field, row, cell } = placeOf(path)
  const held = values[field]
  if (row === null) {
    if (!Array.isArray(held)) return { ...values, [field]: old }
    const order = Array.isArray(old) ? old : []
    const rows = rowsOf(held)
    const placed = order.flatMap(key => rows.find(each => each.key === key) ?? [])
    return { ...values, [field]: [...placed, ...rows.filter(({ key }) => !order.includes(key))] }
  }
  const rows = rowsOf(held)
  if (cell !== null)
    return { ...values, [field]: rows.map(each => (each.key === row ? withOld(each, cell, old) : each)) }
  const others = rows.filter(({ key }) => key !== row)
  return { ...values, [field]: old === null || old === undefined ? others : [...others, old] }
}

/**
 * An item as it was before these lines of its change log, the newest first. What the log keeps no value of, drawings and what
 * something was calculated from, stays as it is.
 */
export function asBefore(item: ItemSections, lines: readonly LoggedChange[]): ItemSections {
  let before: Readonly<Record<string, object>> = item
  for (const { field, old } of lines) {
    const dot = field.indexOf('.')
    const [section, path] = [field.slice(0, dot), field.slice(dot + 1)]
    if (dot < 0 || !isSectionKey(section)) continue
    const known = fieldAt(section, path)
    const held = before[section]
    if (known === undefined || known.kind === 'picture' || known.kind === 'origin' || held === undefined)
      continue
    before = { ...before, [section]: withOld(held as Held, path, old) }
  }
  return before as unknown as ItemSections
}
