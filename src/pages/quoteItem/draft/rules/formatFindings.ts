import { specificationWords } from '#domain/messages'
import { type Finding, type ItemSections, isSectionKey, pathOfName, sections } from '#domain/quoteItem'
import { draftSchema } from '../draftSchema.ts'

/** What can't be stored as it is typed: a number that is none, a text that is too long. */
export function formatFindings(values: ItemSections): Finding[] {
  const checked = draftSchema.safeParse(values, { error: specificationWords })
  return (checked.success ? [] : checked.error.issues).flatMap(({ path: [section, ...rest], message }) => {
    if (typeof section !== 'string' || !isSectionKey(section)) return []
    const field = pathOfName(values[section], rest.join('.'))
    return [{ tab: sections[section].tab, section, field, code: 'format', message, severity: 'error' }]
  })
}
