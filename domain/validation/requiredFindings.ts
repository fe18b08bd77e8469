import { text } from '#domain/messages'
import type { FieldRule } from '#domain/workflow'
import { fieldLabel } from './fieldLabel.ts'
import { type Finding, type TabKey, validationTabIds } from './types.ts'

const isMissing = (value: unknown): boolean => {
  if (value === null || value === undefined || value === 0) return true
  if (typeof value === 'string') return value.trim() === ''
  return Array.isArray(value) && value.length === 0
}

/**
 * The fields of `section` that the workflow requires on `tab` and that are missing: 0, nothing, a blank text or an
 * empty list. A tab without a validation id requires nothing. Source: 001 §5.
 */
export function requiredFindings(tab: TabKey, section: object, rules: readonly FieldRule[]): Finding[] {
  const values = new Map<string, unknown>(Object.entries(section))
  const tabId = validationTabIds[tab]
  const names = rules.filter(rule => rule.required && rule.tabId === tabId).map(rule => rule.fieldName)
  return [...new Set(names)]
    .filter(name => isMissing(values.get(name)))
    .map(field => ({
      tab,
      field,
      code: 'required',
      message: text('formRequired', { field: fieldLabel(field) }),
      severity: 'error',
    }))
}
