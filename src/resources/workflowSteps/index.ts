import { WorkflowStepInput, type WorkflowStepRow, workflowBuilder } from '#contract/workflow-builder'
import { text } from '#domain/messages'
import { bulkActive } from '../master/bulkActive.ts'
import { CodedInputs } from '../master/CodedInputs.tsx'
import { codedColumns } from '../master/codedColumns.tsx'
import type { Master } from '../master/master.ts'
import { savedFrom } from '../master/savedFrom.ts'

/** The master of workflow steps. */
export const workflowSteps: Master<WorkflowStepRow, WorkflowStepInput> = {
  kind: 'workflowStep',
  resource: 'workflowSteps',
  path: '/admin/workflow/steps',
  title: 'Workflow Steps',
  one: 'step',
  purpose: 'Templates are made of these steps; what is published keeps the names it was published with.',
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
    calls.call(workflowBuilder.saveStep, { body: { ...values, ...savedFrom(String(id), version) } }),
  remove: (calls, { id }) => calls.call(workflowBuilder.deleteStep, { params: { id } }),
  messages: { saved: text('workflowStepSaved'), failed: text('workflowStepSaveError') },
  Inputs: CodedInputs,
}
