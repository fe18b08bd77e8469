import {
  fieldLabel,
  sectionOfTab,
  type TabKey,
  tabKeys,
  tabLabels,
  validationTabIds,
} from '#domain/quoteItem'
import { tabFields } from './defaultFieldRules.ts'

/** A field that a step can have a rule about. */
export interface KnownField {
  readonly tabId: number
  readonly fieldName: string
  readonly label: string
}

const tabOf = (tabId: number): TabKey | undefined => tabKeys.find(key => validationTabIds[key] === tabId)

/** What a field is called that a rule of this tab is about. */
export function ruledFieldLabel(tabId: number, fieldName: string): string {
  const tab = tabOf(tabId)
  const section = tab === undefined ? null : sectionOfTab(tab)
  return fieldLabel(section ?? 'product', fieldName)
}

/**
 * The field that a rule is about, as a sentence names it: `Truck Type of tab 9 Delivery`. Two tabs are called Price, so
 * the number stays with the name, as in the list of fields.
 */
export function ruledFieldWords({ tabId, fieldName }: Pick<KnownField, 'tabId' | 'fieldName'>): string {
  const tab = tabOf(tabId)
  const named = tab === undefined ? '' : ` ${tabLabels[tab]}`
  return `${ruledFieldLabel(tabId, fieldName)} of tab ${tabId}${named}`
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
