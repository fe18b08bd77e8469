import type { WorkflowFieldRow } from '#contract/workflow-builder'
import { WorkflowFieldInput } from '#contract/workflow-builder/inputs'
import { text } from '#domain/messages'
import { bulkActive } from '../../components/master/bulkActive.ts'
import type { Master } from '../../components/master/master.ts'
import { ofResource } from '../../components/master/ofResource.ts'
import { columns } from './columns.tsx'
import { FieldInputs } from './FieldInputs.tsx'
import { workflowFields } from './index.ts'
import { labels } from './labels.ts'
import { tabChoices } from './tabName.ts'

const tabs = tabChoices.map(({ code, label }) => ({ code, description: label }))

/** The master of workflow fields. */
export const workflowFieldMaster: Master<WorkflowFieldRow, WorkflowFieldInput> = {
  ...ofResource(workflowFields),
  kind: 'workflowField',
  one: 'field',
  search: 'Search label, name',
  sort: { field: 'label', order: 'ASC' },
  columns,
  besideForm: ['label', 'tabId'],
  filters: [{ source: 'tabId', label: 'Tab', all: 'All tabs', useChoices: () => tabs }],
  bulk: [bulkActive()],
  schema: WorkflowFieldInput,
  empty: { tabId: 1, fieldName: '', label: '', isActive: true },
  valuesOf: ({ id: _, version: __, ...values }) => values,
  labels,
  fixed: ['tabId', 'fieldName'],
  messages: { saved: text('workflowFieldSaved'), failed: text('workflowFieldSaveError') },
  Inputs: FieldInputs,
}
