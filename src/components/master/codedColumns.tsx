import type { WorkflowStepRow } from '#contract/workflow-builder'
import { type ListColumn, plainColumn } from '../list/listColumn.ts'
import { activeColumn } from './columns.tsx'

/** Columns of what has a code and a name. */
export const codedColumns: readonly ListColumn<WorkflowStepRow>[] = [
  {
    ...plainColumn<WorkflowStepRow>('code', 'Code'),
    sortable: true,
    show: ({ code }) => <strong>{code}</strong>,
  },
  { ...plainColumn<WorkflowStepRow>('name', 'Name'), sortable: true },
  activeColumn<WorkflowStepRow>(),
]
