import type { WorkflowNotificationRow } from '#contract/workflow-builder'
import { masterResource } from '../../components/master/masterResource.ts'

/** The resource of workflow notifications. */
export const workflowNotifications = masterResource({
  name: 'admin/workflow/notifications',
  label: 'Workflow Notifications',
  part: 'Workflow Building Blocks',
  about: 'Who gets a message when an action moves an item.',
  recordRepresentation: ({ description }: WorkflowNotificationRow) => description,
})
