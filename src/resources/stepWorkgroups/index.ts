import { StepWorkgroupInput, type StepWorkgroupRow, workflowBuilder } from '#contract/workflow-builder'
import { text } from '#domain/messages'
import { bulkActive } from '../master/bulkActive.ts'
import type { Master } from '../master/master.ts'
import { savedFrom } from '../master/savedFrom.ts'
import { useStepChoices } from '../master/useBuilderChoices.ts'
import { columns } from './columns.tsx'
import { labels } from './labels.ts'
import { StepWorkgroupInputs } from './StepWorkgroupInputs.tsx'

/** The master of step workgroups. */
export const stepWorkgroups: Master<StepWorkgroupRow, StepWorkgroupInput> = {
  kind: 'workflowStepWorkgroup',
  resource: 'stepWorkgroups',
  path: '/admin/workflow/stepworkgroups',
  title: 'Step Workgroups',
  one: 'step workgroup',
  purpose: 'Which workgroup owns a step. Templates take it up when they are published next.',
  search: 'Search step, workgroup',
  sort: { field: 'stepCode', order: 'ASC' },
  columns,
  besideForm: ['stepCode', 'workgroupCode'],
  filters: [{ source: 'stepCode', label: 'Step', all: 'All steps', useChoices: useStepChoices }],
  bulk: [bulkActive()],
  schema: StepWorkgroupInput,
  empty: { stepCode: '', workgroupCode: '', plantCode: '', businessUnit: '', isActive: true },
  valuesOf: ({ id: _, version: __, ...values }) => ({
    ...values,
    plantCode: values.plantCode ?? '',
    businessUnit: values.businessUnit ?? '',
  }),
  nameOf: ({ stepCode, workgroupCode }) => `${workgroupCode} at ${stepCode}`,
  labels,
  fixed: [],
  save: (calls, { id, version, values }) =>
    calls.call(workflowBuilder.saveStepWorkGroup, { body: { ...values, ...savedFrom(Number(id), version) } }),
  remove: (calls, { id }) => calls.call(workflowBuilder.deleteStepWorkGroup, { params: { id } }),
  messages: { saved: text('workflowStepWorkgroupSaved'), failed: text('workflowStepWorkgroupSaveError') },
  Inputs: StepWorkgroupInputs,
}
