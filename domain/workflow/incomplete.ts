import { type Finding, fieldLabel, tabKeys, tabLabels, validationTabIds } from '#domain/validation'
import type { WorkflowStep } from './types.ts'

/**
 * Why a forward action has to wait, naming the tab and its first field: an error on a tab that the step requires
 * fields of; '' when those tabs are valid. Pass the findings of the tabs the item shows.
 */
export function incomplete(step: Pick<WorkflowStep, 'fieldRules'>, findings: readonly Finding[]): string {
  const required = new Set(step.fieldRules.filter(rule => rule.required).map(rule => rule.tabId))
  for (const tab of tabKeys) {
    const tabId = validationTabIds[tab]
    if (tabId === undefined || !required.has(tabId)) continue
    const first = findings.find(finding => finding.tab === tab && finding.severity === 'error')
    if (first) return `${tabLabels[tab]} is not valid: ${sentence(first)}`
  }
  return ''
}

/** Most messages follow the field's name; some say it themselves. */
const sentence = ({ field, message }: Finding): string => {
  const label = fieldLabel(field)
  return message.startsWith(label) ? message : `${label} ${message}`
}
