import { entryUnder } from '#domain/tables'
import type { Field, Fields } from './fields.ts'
import { placeOf } from './path.ts'
import { type SectionKey, sections } from './sections.ts'

/** The field at a path of a section: its own, or that of a cell of its rows; undefined when there is none. */
export const fieldAt = (section: SectionKey, path: string): Field | undefined =>
  fieldIn(sections[section].fields, path)

function fieldIn(fields: Fields, path: string): Field | undefined {
  const { field, cell } = placeOf(path)
  const found = entryUnder(fields, field)
  if (cell === null) return found
  return found?.kind === 'rows' ? fieldIn(found.fields, cell) : undefined
}
