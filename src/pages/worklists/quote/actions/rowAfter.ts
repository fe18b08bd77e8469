import type { WorklistRow } from '#contract/quote-worklist'
import type { WorkflowDetails } from '#contract/workflow'

/** The row as the server's answer says it stands (specification 000 §4). */
export function rowAfter(row: WorklistRow, details: WorkflowDetails): WorklistRow {
  const offered = details.actions.find(({ code }) => code === details.rowAction)
  return {
    ...row,
    action: details.rowAction,
    holdAction: details.holdAction,
    assignee: details.assignee,
    assigneeName: details.assigneeName,
    assignmentGroup: details.assignmentGroup,
    currentStep: details.stepName,
    hashKey: details.hashKey,
    isOnHold: details.isOnHold,
    holdReason: details.isOnHold ? row.holdReason : '',
    actionAllowed: offered?.allowed ?? row.actionAllowed,
    actionReason: offered?.reason ?? '',
  }
}
