import { fieldAt, fieldWords, type SectionKey } from '#domain/quoteItem'

/** The value at a path of a section as people read it; a dash for nothing. */
export function valueWords(section: SectionKey, path: string, value: unknown): string {
  const nothing = '—'
  const field = fieldAt(section, path)
  return field === undefined ? String(value ?? nothing) : fieldWords(field, value, { nothing })
}
