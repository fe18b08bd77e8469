import type { Field, Fields } from './fields.ts'
import { placeOf } from './path.ts'
import { type SectionKey, sections } from './sections.ts'

/** The field at a path of a section: its own, or that of a cell of its rows; undefined when there is none. */
export function fieldAt(section: SectionKey, path: string): Field | undefined {
  const { field, cell } = placeOf(path)
  const fields: Fields = sections[section].fields
  const found = Object.hasOwn(fields, field) ? fields[field] : undefined
  if (cell === null) return found
  return found?.kind === 'rows' ? found.fields[cell] : undefined
}
