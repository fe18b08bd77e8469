import type { WorklistRow } from '#contract/quote-worklist'
import type { WorkflowDetails } from '#contract/workflow'

type Offered = WorkflowDetails['actions'][number]

/** The row's offers with what the answer says of each; what it does not name (duplicate) stays as it was. */
function offersAfter(row: WorklistRow, actions: readonly Offered[]): WorklistRow['offers'] {
  if (actions.length === 0) return row.offers
  const steps = actions
    .filter(({ kind, code }) => kind === 'step' || (kind === 'close' && code !== 'UNARCHIVE'))
    .map(({ code, name, kind, allowed, reason }) => ({
      code,
      name,
      kind: kind === 'step' ? ('step' as const) : ('close' as const),
      allowed,
      reason,
    }))
  return [...steps, ...row.offers.filter(({ kind }) => kind === 'copy')]
}

/** The row as the server's answer says it stands (specification 000 §4). */
export function rowAfter(row: WorklistRow, details: WorkflowDetails): WorklistRow {
  const offered = (code: string) => details.actions.find(action => action.code === code)
  const action = offered(details.rowAction)
  const hold = offered(details.holdAction)
  return {
    ...row,
    action: details.rowAction,
    holdAction: details.holdAction,
    assignee: details.assignee,
    assigneeName: details.assigneeName,
    assignmentGroup: details.assignmentGroup,
    assignmentGroupName: details.assignmentGroupName,
    currentStep: details.stepName,
    hashKey: details.hashKey,
    isOnHold: details.isOnHold,
    holdReason: details.isOnHold ? row.holdReason : '',
    actionAllowed: action?.allowed ?? row.actionAllowed,
    actionReason: action?.reason ?? '',
    holdAllowed: hold?.allowed ?? row.holdAllowed,
    holdRefusal: hold?.reason ?? '',
    offers: offersAfter(row, details.actions),
  }
}
