import type { ItemUnderRules } from './about.ts'
import { type SectionKey, sections } from './sections.ts'
import { validationTabIds } from './tabs.ts'

/** Whether the step that an item is at lets a field of a section be entered. */
export const mayEnter = (
  { fieldRules }: Pick<ItemUnderRules, 'fieldRules'>,
  section: SectionKey,
  field: string,
): boolean =>
  fieldRules.some(
    ({ tabId, fieldName, readOnly }) =>
      tabId === validationTabIds[sections[section].tab] && fieldName === field && !readOnly,
  )
