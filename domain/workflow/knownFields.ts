import { fieldLabel, sectionOfTab, type TabKey, tabKeys, validationTabIds } from '#domain/quoteItem'
import { tabFields } from './defaultFieldRules.ts'

/** A field that a step can have a rule about. */
export interface KnownField {
  readonly tabId: number
  readonly fieldName: string
  readonly label: string
}

/** What a field is called that a rule of this tab is about. */
export function ruledFieldLabel(tabId: number, fieldName: string): string {
  const tab = tabKeys.find(key => validationTabIds[key] === tabId)
  const section = tab === undefined ? null : sectionOfTab(tab)
  return fieldLabel(section ?? 'product', fieldName)
}

const namesOf = (tab: TabKey): readonly string[] =>
  tab in tabFields ? tabFields[tab as keyof typeof tabFields] : []

/** The fields of every tab that has a validation id, as the product's sections name them. Source: 001 §3. */
export const knownFields: readonly KnownField[] = tabKeys.flatMap(tab =>
  namesOf(tab).map(fieldName => ({
    tabId: validationTabIds[tab] ?? 0,
    fieldName,
    label: ruledFieldLabel(validationTabIds[tab] ?? 0, fieldName),
  })),
)
