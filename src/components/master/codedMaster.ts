import type { WorkflowStepRow } from '#contract/workflow-builder'
import { WorkflowStepInput } from '#contract/workflow-builder/inputs'
import { bulkActive } from './bulkActive.ts'
import { CodedInputs } from './CodedInputs.tsx'
import { codedColumns } from './codedColumns.tsx'
import type { Master } from './master.ts'

type CodedMaster = Master<WorkflowStepRow, WorkflowStepInput>

/** The master of what has a code and a name, and nothing else. */
export const codedMaster = (
  own: Pick<
    CodedMaster,
    'kind' | 'resource' | 'title' | 'nameOf' | 'one' | 'purpose' | 'unread' | 'messages'
  >,
): CodedMaster => ({
  ...own,
  search: 'Search code, name',
  sort: { field: 'code', order: 'ASC' },
  columns: codedColumns,
  besideForm: ['code', 'name'],
  filters: [],
  bulk: [bulkActive()],
  schema: WorkflowStepInput,
  empty: { code: '', name: '', isActive: true },
  valuesOf: ({ code, name, isActive }) => ({ code, name, isActive }),
  labels: { code: 'Code', name: 'Name', isActive: 'In use' },
  fixed: ['code'],
  Inputs: CodedInputs,
})
