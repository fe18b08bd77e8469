import { type Change, fieldAt, loggedValue, type SectionKey } from '#domain/quoteItem'
import type { ChangeLine } from '../../../database/changeLog.ts'

/** The lines that the change log gets of the changes of a section; none of what was drawn or calculated again. */
export const sectionLines = (section: SectionKey, changes: readonly Change[]): ChangeLine[] =>
  changes
    .map(({ path, old, new: now }) => {
      const field = fieldAt(section, path)
      return { field: `${section}.${path}`, old: loggedValue(field, old), new: loggedValue(field, now) }
    })
    .filter(line => line.old !== line.new)
