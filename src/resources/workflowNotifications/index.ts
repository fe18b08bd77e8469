import {
  WorkflowNotificationInput,
  type WorkflowNotificationRow,
  workflowBuilder,
} from '#contract/workflow-builder'
import { text } from '#domain/messages'
import { bulkActive } from '../master/bulkActive.ts'
import type { Master } from '../master/master.ts'
import { savedFrom } from '../master/savedFrom.ts'
import { columns } from './columns.tsx'
import { labels } from './labels.ts'
import { NotificationInputs } from './NotificationInputs.tsx'

/** The master of workflow notifications. */
export const workflowNotifications: Master<WorkflowNotificationRow, WorkflowNotificationInput> = {
  kind: 'workflowNotification',
  resource: 'workflowNotifications',
  path: '/admin/workflow/notifications',
  title: 'Workflow Notifications',
  one: 'notification',
  purpose: 'Who gets a message when an action moves an item.',
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
  valuesOf: ({ id: _, version: __, ...values }) => ({
    ...values,
    actionCode: values.actionCode ?? '',
    stepCode: values.stepCode ?? '',
  }),
  nameOf: ({ description }) => description,
  labels,
  fixed: [],
  save: (calls, { id, version, values }) =>
    calls.call(workflowBuilder.saveNotification, { body: { ...values, ...savedFrom(Number(id), version) } }),
  remove: (calls, { id }) => calls.call(workflowBuilder.deleteNotification, { params: { id } }),
  messages: { saved: text('workflowNotificationSaved'), failed: text('workflowNotificationSaveError') },
  Inputs: NotificationInputs,
}
