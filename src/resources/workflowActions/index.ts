import { WorkflowStepInput, type WorkflowStepRow, workflowBuilder } from '#contract/workflow-builder'
import { text } from '#domain/messages'
import { bulkActive } from '../master/bulkActive.ts'
import { CodedInputs } from '../master/CodedInputs.tsx'
import { codedColumns } from '../master/codedColumns.tsx'
import type { Master } from '../master/master.ts'
import { savedFrom } from '../master/savedFrom.ts'

/** The master of workflow actions. */
export const workflowActions: Master<WorkflowStepRow, WorkflowStepInput> = {
  kind: 'workflowAction',
  resource: 'workflowActions',
  path: '/admin/workflow/actions',
  title: 'Workflow Actions',
  one: 'action',
  purpose: 'Steps of templates have these actions; each leads to another step.',
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
  save: (calls, { id, version, values }) =>
    calls.call(workflowBuilder.saveAction, { body: { ...values, ...savedFrom(String(id), version) } }),
  remove: (calls, { id }) => calls.call(workflowBuilder.deleteAction, { params: { id } }),
  messages: { saved: text('workflowActionSaved'), failed: text('workflowActionSaveError') },
  Inputs: CodedInputs,
}
