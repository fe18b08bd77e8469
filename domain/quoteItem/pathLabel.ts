import { quantity } from '#domain/formats'
import { entryUnder } from '#domain/tables'
import type { Fields } from './fields.ts'
import { placeOf, rowPath, rowsOf, valueAt } from './path.ts'
import { isSectionKey, type SectionKey, sections } from './sections.ts'

/** What a row is known by: its name when it has one, else its place, counted from 1. */
function rowWords(values: object, field: string, key: string, name: string): string {
  const rows = valueAt(values, field)
  const list = rowsOf(rows)
  const index = list.findIndex(row => row.key === key)
  if (index < 0) return rows === undefined ? 'a row' : 'a row that is gone'
  const held = list[index]?.[name]
  const known = typeof held === 'number' && !Number.isNaN(held) ? quantity(held) : held
  return typeof known === 'string' && known !== '' ? `row ${index + 1} (${known})` : `row ${index + 1}`
}

/**
 * What the field at a path of a section is called on the screen: `Inks Front, row 2 (PMS185), Coverage`. Without the
 * values that it stands in a row has no number. A name that no section has is its own words.
 */
export function fieldLabel(section: SectionKey, path: string, values: object = {}): string {
  return labelWords(sections[section].fields, path, values).join(', ')
}

function labelWords(fields: Fields, path: string, values: object): string[] {
  const { field, row, cell } = placeOf(path)
  const known = entryUnder(fields, field)
  if (known === undefined) return [wordsOf(field)]
  if (row === null || known.kind !== 'rows') return [known.label]
  // A row is not named by what is spoken of: that is about to be said.
  const words = [known.label, rowWords(values, field, row, cell === known.name ? '' : known.name)]
  if (cell === null) return words
  const held = valueAt(values, rowPath(field, row))
  return [...words, ...labelWords(known.fields, cell, typeof held === 'object' && held !== null ? held : {})]
}

/** The same of a path that begins with its section, as the change log has it: `product.length`. */
export function pathLabel(path: string, item: Readonly<Record<string, object>> = {}): string {
  const [section = '', ...rest] = path.split('.')
  return isSectionKey(section) && rest.length > 0
    ? fieldLabel(section, rest.join('.'), item[section] ?? {})
    : wordsOf(path)
}

/** The words of a name: `outerType` is `Outer Type`. */
function wordsOf(name: string): string {
  const words = name.replace(/([a-z\d])([A-Z])/g, '$1 $2')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
