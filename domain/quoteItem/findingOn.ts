import type { Finding } from './finding.ts'
import { type SectionKey, sections } from './sections.ts'

/** How the rules of a section say what is wrong with one of its fields. */
export const findingOn =
  (section: SectionKey, severity: Finding['severity'] = 'error') =>
  (field: string, code: string, message: string): Finding => ({
    tab: sections[section].tab,
    section,
    field,
    code,
    message,
    severity,
  })
