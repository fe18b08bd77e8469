import type { WorkflowOptionRow } from '#contract/workflow-builder'
import { type ListColumn, plainColumn } from '../../components/list/listColumn.ts'
import { activeColumn } from '../../components/master/columns.tsx'

/** Columns of workflow options. */
export const columns: readonly ListColumn<WorkflowOptionRow>[] = [
  {
    ...plainColumn<WorkflowOptionRow>('actionName', 'Action'),
    sortable: true,
    show: ({ actionName }) => <strong>{actionName}</strong>,
  },
  { ...plainColumn<WorkflowOptionRow>('code', 'Code'), sortable: true },
  { ...plainColumn<WorkflowOptionRow>('name', 'Reason'), sortable: true },
  {
    ...plainColumn<WorkflowOptionRow>('sequence', 'Place'),
    sortable: true,
    align: 'right',
    leftOut: 'narrow',
  },
  activeColumn<WorkflowOptionRow>(),
]
