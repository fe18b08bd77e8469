import type { WorkflowOptionRow } from '#contract/workflow-builder'
import { type ListColumn, plainColumn } from '../../components/list/listColumn.ts'
import { activeColumn } from '../../components/master/columns.tsx'

// Several actions have one name; their codes tell them apart.
const actionWords = ({ actionName, actionCode }: WorkflowOptionRow) => `${actionName} (${actionCode})`

/** Columns of workflow options. */
export const columns: readonly ListColumn<WorkflowOptionRow>[] = [
  {
    ...plainColumn<WorkflowOptionRow>('actionCode', 'Action'),
    sortable: true,
    text: actionWords,
    show: row => <strong>{actionWords(row)}</strong>,
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
