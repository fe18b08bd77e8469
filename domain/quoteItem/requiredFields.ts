import type { SectionRules } from './about.ts'
import type { FieldRule } from './fieldRule.ts'
import { sectionRules } from './rules.ts'
import { type ItemSections, type SectionKey, sections } from './sections.ts'
import { validationTabIds } from './tabs.ts'

/** The fields of a section that have to be filled in: those its step requires where it may, and those the rules ask for. */
export function requiredFields<Key extends SectionKey>(
  section: Key,
  item: ItemSections,
  fieldRules: readonly FieldRule[],
): string[] {
  const { mayRequire = () => true, asksFor = () => false } = sectionRules[section] as SectionRules<Key>
  const tabId = validationTabIds[sections[section].tab]
  const required = new Set(
    fieldRules.filter(rule => rule.required && rule.tabId === tabId).map(({ fieldName }) => fieldName),
  )
  const values = item[section]
  return Object.keys(sections[section].fields).filter(
    field => (required.has(field) && mayRequire(values, field, item)) || asksFor(values, field, item),
  )
}
