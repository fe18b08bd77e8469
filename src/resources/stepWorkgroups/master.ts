import type { StepWorkgroupRow } from '#contract/workflow-builder'
import { StepWorkgroupInput } from '#contract/workflow-builder/inputs'
import { text } from '#domain/messages'
import { bulkActive } from '../../components/master/bulkActive.ts'
import type { Master } from '../../components/master/master.ts'
import { ofResource } from '../../components/master/ofResource.ts'
import { useStepChoices } from '../../components/master/useBuilderChoices.ts'
import { columns } from './columns.tsx'
import { stepWorkgroups } from './index.ts'
import { labels } from './labels.ts'
import { StepWorkgroupInputs } from './StepWorkgroupInputs.tsx'

/** The master of step workgroups. */
export const stepWorkgroupMaster: Master<StepWorkgroupRow, StepWorkgroupInput> = {
  ...ofResource(stepWorkgroups),
  kind: 'workflowStepWorkgroup',
  one: 'step workgroup',
  search: 'Search step, workgroup',
  sort: { field: 'stepName', order: 'ASC' },
  columns,
  besideForm: ['stepName', 'workgroupName'],
  filters: [{ source: 'stepCode', label: 'Step', all: 'All steps', useChoices: useStepChoices }],
  bulk: [bulkActive()],
  schema: StepWorkgroupInput,
  empty: { stepCode: '', workgroupCode: '', plantCode: '', businessUnit: '', isActive: true },
  valuesOf: ({ id, version, stepName, workgroupName, ...values }) => ({
    ...values,
    plantCode: values.plantCode ?? '',
    businessUnit: values.businessUnit ?? '',
  }),
  labels,
  fixed: [],
  messages: { saved: text('workflowStepWorkgroupSaved'), failed: text('workflowStepWorkgroupSaveError') },
  Inputs: StepWorkgroupInputs,
}
