import type { FieldRule } from '../../fieldRule.ts'
import { validationTabIds } from '../../tabs.ts'

/** What a workflow rule of the tab is about that asks for the customer's approvals: no field of the section, decisions about it. */
export const approvalsField = 'approvalDetails'

/** Whether the step lets people decide: where they can't, nothing is said of what waits for it. */
export const decidesHere = (fieldRules: readonly FieldRule[]): boolean =>
  fieldRules.some(
    ({ tabId, fieldName, readOnly }) =>
      !readOnly && tabId === validationTabIds.appr && fieldName === approvalsField,
  )

/** Whether the step asks for what the customer approves. */
export const asksCustomer = (fieldRules: readonly FieldRule[]): boolean =>
  fieldRules.some(
    ({ tabId, fieldName, required }) =>
      required && tabId === validationTabIds.appr && fieldName === approvalsField,
  )
