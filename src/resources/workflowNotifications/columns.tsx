import type { WorkflowNotificationRow } from '#contract/workflow-builder'
import { type ListColumn, plainColumn } from '../../components/list/listColumn.ts'
import { activeColumn } from '../../components/master/columns.tsx'
import { recipientWords } from './recipientWords.ts'

/** Columns of workflow notifications. */
export const columns: readonly ListColumn<WorkflowNotificationRow>[] = [
  {
    ...plainColumn<WorkflowNotificationRow>('description', 'Description'),
    sortable: true,
    show: ({ description }) => <strong>{description}</strong>,
  },
  {
    ...plainColumn<WorkflowNotificationRow>('actionName', 'Action'),
    sortable: true,
    // Several actions have one name; their codes tell them apart.
    text: ({ actionName, actionCode }) => (actionCode === null ? 'any' : `${actionName} (${actionCode})`),
  },
  {
    ...plainColumn<WorkflowNotificationRow>('stepName', 'Step it comes to'),
    sortable: true,
    text: ({ stepName }) => stepName || 'any',
  },
  {
    ...plainColumn<WorkflowNotificationRow>('recipient', 'Recipient'),
    sortable: true,
    text: ({ recipient, address }) => (recipient === 'address' ? address : recipientWords[recipient]),
  },
  activeColumn<WorkflowNotificationRow>({ leftOut: 'narrow' }),
]
