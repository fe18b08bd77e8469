import type { WorkflowFieldRow } from '#contract/workflow-builder'
import { type ListColumn, plainColumn } from '../../components/list/listColumn.ts'
import { activeColumn } from '../../components/master/columns.tsx'
import { tabName } from './tabName.ts'

/** Columns of workflow fields. */
export const columns: readonly ListColumn<WorkflowFieldRow>[] = [
  {
    ...plainColumn<WorkflowFieldRow>('label', 'Label'),
    sortable: true,
    show: ({ label }) => <strong>{label}</strong>,
  },
  { ...plainColumn<WorkflowFieldRow>('fieldName', 'Name'), sortable: true },
  { ...plainColumn<WorkflowFieldRow>('tabId', 'Tab'), sortable: true, text: ({ tabId }) => tabName(tabId) },
  activeColumn<WorkflowFieldRow>(),
]
