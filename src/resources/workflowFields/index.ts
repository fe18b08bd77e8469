import { WorkflowFieldInput, type WorkflowFieldRow, workflowBuilder } from '#contract/workflow-builder'
import { text } from '#domain/messages'
import { bulkActive } from '../master/bulkActive.ts'
import type { Master } from '../master/master.ts'
import { savedFrom } from '../master/savedFrom.ts'
import { columns } from './columns.tsx'
import { FieldInputs } from './FieldInputs.tsx'
import { labels } from './labels.ts'
import { tabChoices } from './tabName.ts'

const tabs = tabChoices.map(({ code, label }) => ({ code, description: label }))

/** The master of workflow fields. */
export const workflowFields: Master<WorkflowFieldRow, WorkflowFieldInput> = {
  kind: 'workflowField',
  resource: 'workflowFields',
  path: '/admin/workflow/fields',
  title: 'Workflow Fields',
  one: 'field',
  purpose: 'Fields of the tabs that a step can make read-only or required.',
  search: 'Search label, name',
  sort: { field: 'label', order: 'ASC' },
  columns,
  besideForm: ['label', 'tabId'],
  filters: [{ source: 'tabId', label: 'Tab', all: 'All tabs', useChoices: () => tabs }],
  bulk: [bulkActive()],
  schema: WorkflowFieldInput,
  empty: { tabId: 1, fieldName: '', label: '', isActive: true },
  valuesOf: ({ id: _, version: __, ...values }) => values,
  nameOf: ({ label }) => label,
  labels,
  fixed: ['tabId', 'fieldName'],
  save: (calls, { id, version, values }) =>
    calls.call(workflowBuilder.saveField, { body: { ...values, ...savedFrom(Number(id), version) } }),
  messages: { saved: text('workflowFieldSaved'), failed: text('workflowFieldSaveError') },
  Inputs: FieldInputs,
}
