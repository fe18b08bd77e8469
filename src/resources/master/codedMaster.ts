import { WorkflowStepInput, type WorkflowStepRow } from '#contract/workflow-builder'
import { bulkActive } from './bulkActive.ts'
import { CodedInputs } from './CodedInputs.tsx'
import { codedColumns } from './codedColumns.tsx'
import type { Master } from './master.ts'

type CodedMaster = Master<WorkflowStepRow, WorkflowStepInput>

/** The master of what has a code and a name, and nothing else. */
export const codedMaster = (
  own: Pick<
    CodedMaster,
    'kind' | 'resource' | 'path' | 'title' | 'one' | 'purpose' | 'unread' | 'save' | 'remove' | 'messages'
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
  nameOf: ({ code, name }) => `${name} (${code})`,
  labels: { code: 'Code', name: 'Name', isActive: 'In use' },
  fixed: ['code'],
  Inputs: CodedInputs,
})
