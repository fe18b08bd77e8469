import { fieldLabel, type TabKey, validationTabIds } from '#domain/validation'
import { tabFields } from './defaultFieldRules.ts'

/** A field that a step can have a rule about. */
export interface KnownField {
  readonly tabId: number
  readonly fieldName: string
  readonly label: string
}

/** The fields of every tab that has a validation id, as the product's sections name them. Source: 001 §3. */
export const knownFields: readonly KnownField[] = Object.entries(tabFields).flatMap(([tab, names]) =>
  names.map(fieldName => ({
    tabId: validationTabIds[tab as TabKey] ?? 0,
    fieldName,
    label: fieldLabel(fieldName),
  })),
)
