import type { WorkflowStep } from './types.ts'

/** What a step lets people do with a field; without a rule it is read-only and not required. Source: 001 §6. */
export function fieldAccess(
  step: Pick<WorkflowStep, 'fieldRules'>,
  tabId: number,
  fieldName: string,
): { readOnly: boolean; required: boolean } {
  const rule = step.fieldRules.find(each => each.tabId === tabId && each.fieldName === fieldName)
  return { readOnly: rule?.readOnly ?? true, required: rule?.required ?? false }
}
