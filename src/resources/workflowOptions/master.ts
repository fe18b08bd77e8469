import type { WorkflowOptionRow } from '#contract/workflow-builder'
import { WorkflowOptionInput } from '#contract/workflow-builder/inputs'
import { text } from '#domain/messages'
import { bulkActive } from '../../components/master/bulkActive.ts'
import type { Master } from '../../components/master/master.ts'
import { ofResource } from '../../components/master/ofResource.ts'
import { useActionChoices } from '../../components/master/useBuilderChoices.ts'
import { columns } from './columns.tsx'
import { workflowOptions } from './index.ts'
import { labels } from './labels.ts'
import { OptionInputs } from './OptionInputs.tsx'

/** The master of workflow options. */
export const workflowOptionMaster: Master<WorkflowOptionRow, WorkflowOptionInput> = {
  ...ofResource(workflowOptions),
  kind: 'workflowOption',
  one: 'option',
  unread: text('workflowActionReasonsLoadError'),
  search: 'Search action, code, reason',
  sort: { field: 'actionCode', order: 'ASC' },
  columns,
  besideForm: ['actionCode', 'name'],
  filters: [{ source: 'actionCode', label: 'Action', all: 'All actions', useChoices: useActionChoices }],
  bulk: [bulkActive()],
  schema: WorkflowOptionInput,
  empty: { actionCode: '', code: '', name: '', sequence: 0, isActive: true },
  valuesOf: ({ id, version, actionName, ...values }) => values,
  labels,
  fixed: ['code'],
  messages: { saved: text('workflowOptionSaved'), failed: text('workflowOptionSaveError') },
  Inputs: OptionInputs,
}
