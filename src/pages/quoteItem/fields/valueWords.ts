import { date, yesNo } from '#domain/formats'
import { type Field, fieldAt, rowsOf, type SectionKey } from '#domain/quoteItem'

const nothing = '—'

/** A value of a field as people read it: the choice by its name, a number with its unit; a dash for nothing. */
export function fieldWords(field: Field | undefined, value: unknown): string {
  if (value === null || value === undefined || value === '') return nothing
  if (typeof value === 'boolean') return yesNo(value)
  if (field?.kind === 'rows') return rowWords(field.fields, value)
  if (field?.kind === 'choice')
    return field.choices?.find(({ code }) => code === value)?.label ?? String(value)
  if (field?.kind === 'day') return date(String(value)) || String(value)
  if (field?.kind === 'number' && field.unit !== '') return `${String(value)} ${field.unit}`
  return String(value)
}

/** A row, or an order of rows, in words. */
function rowWords(cells: Readonly<Record<string, Field>>, value: unknown): string {
  if (Array.isArray(value)) return rowsOf(value).length > 0 ? `${value.length} rows` : 'another order'
  const held = Object.entries(value as Readonly<Record<string, unknown>>)
  return held
    .filter(([name, cell]) => name in cells && fieldWords(cells[name], cell) !== nothing)
    .map(([name, cell]) => `${cells[name]?.label ?? name}: ${fieldWords(cells[name], cell)}`)
    .join(', ')
}

/** The value at a path of a section as people read it. */
export const valueWords = (section: SectionKey, path: string, value: unknown): string =>
  fieldWords(fieldAt(section, path), value)
