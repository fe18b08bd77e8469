import type { WorkflowNotificationRow } from '#contract/workflow-builder'

/** Who a notification can be for. */
export const recipientWords: Readonly<Record<WorkflowNotificationRow['recipient'], string>> = {
  initiator: 'Initiator of the quote',
  assignee: 'Who holds the item then',
  workgroup: 'Members of the assignment group',
  approvers: 'Who may decide what waits for approval',
  customer: 'Customer',
  address: 'An address',
}
