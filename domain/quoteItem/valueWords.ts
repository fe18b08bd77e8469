import { fieldAt } from './fieldAt.ts'
import { fieldWords } from './fieldWords.ts'
import { isSectionKey, type SectionKey } from './sections.ts'

const nothing = '—'

/** The value at a path of a section as people read it; a dash for nothing. */
export function valueWords(section: SectionKey, path: string, value: unknown): string {
  const field = fieldAt(section, path)
  return field === undefined ? String(value ?? nothing) : fieldWords(field, value, { nothing })
}

/**
 * The same at a path that begins with its section, as the change log has it (`pricing.details[k1]`); null of any other
 * path. A row that came or went is told by what stands in it.
 */
export function loggedWords(path: string, value: unknown): string | null {
  const [section = '', ...rest] = path.split('.')
  if (!isSectionKey(section) || fieldAt(section, rest.join('.')) === undefined) return null
  return valueWords(section, rest.join('.'), value)
}
