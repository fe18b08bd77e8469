import { text } from '#domain/messages'
import type { FieldRule } from './fieldRule.ts'
import type { Finding } from './finding.ts'
import { findingOn } from './findingOn.ts'
import { fieldLabel } from './pathLabel.ts'
import { type SectionKey, sections } from './sections.ts'
import { validationTabIds } from './tabs.ts'

/** Whether nothing that counts is entered: 0, nothing, a blank text or an empty list. Source: 001 §5. */
export const isMissing = (value: unknown): boolean => {
  if (value === null || value === undefined || value === 0) return true
  if (typeof value === 'string') return value.trim() === ''
  return Array.isArray(value) && value.length === 0
}

/** The fields of a section that the workflow requires on its tab and that are missing. Source: 001 §5. */
export function requiredFindings(
  section: SectionKey,
  values: object,
  fieldRules: readonly FieldRule[],
): Finding[] {
  const held = new Map<string, unknown>(Object.entries(values))
  const tabId = validationTabIds[sections[section].tab]
  const names = fieldRules.filter(rule => rule.required && rule.tabId === tabId).map(rule => rule.fieldName)
  return [...new Set(names)]
    .filter(name => held.has(name) && isMissing(held.get(name)))
    .map(field =>
      findingOn(section)(field, 'required', text('formRequired', { field: fieldLabel(section, field) })),
    )
}
