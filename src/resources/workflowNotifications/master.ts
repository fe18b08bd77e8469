import type { WorkflowNotificationRow } from '#contract/workflow-builder'
import { WorkflowNotificationInput } from '#contract/workflow-builder/inputs'
import { text } from '#domain/messages'
import { bulkActive } from '../../components/master/bulkActive.ts'
import type { Master } from '../../components/master/master.ts'
import { ofResource } from '../../components/master/ofResource.ts'
import { columns } from './columns.tsx'
import { workflowNotifications } from './index.ts'
import { labels } from './labels.ts'
import { NotificationInputs } from './NotificationInputs.tsx'

/** The master of workflow notifications. */
export const workflowNotificationMaster: Master<WorkflowNotificationRow, WorkflowNotificationInput> = {
  ...ofResource(workflowNotifications),
  kind: 'workflowNotification',
  one: 'notification',
  search: 'Search description, action, step',
  sort: { field: 'description', order: 'ASC' },
  columns,
  besideForm: ['description', 'recipient'],
  filters: [],
  bulk: [bulkActive()],
  schema: WorkflowNotificationInput,
  empty: {
    description: '',
    actionCode: '',
    stepCode: '',
    recipient: 'initiator',
    address: '',
    isActive: true,
  },
  valuesOf: ({ id, version, actionName, stepName, ...values }) => ({
    ...values,
    actionCode: values.actionCode ?? '',
    stepCode: values.stepCode ?? '',
  }),
  labels,
  fixed: [],
  messages: { saved: text('workflowNotificationSaved'), failed: text('workflowNotificationSaveError') },
  Inputs: NotificationInputs,
}
