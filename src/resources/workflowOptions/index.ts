import { WorkflowOptionInput, type WorkflowOptionRow, workflowBuilder } from '#contract/workflow-builder'
import { text } from '#domain/messages'
import { bulkActive } from '../master/bulkActive.ts'
import type { Master } from '../master/master.ts'
import { savedFrom } from '../master/savedFrom.ts'
import { useActionChoices } from '../master/useBuilderChoices.ts'
import { columns } from './columns.tsx'
import { labels } from './labels.ts'
import { OptionInputs } from './OptionInputs.tsx'

/** The master of workflow options. */
export const workflowOptions: Master<WorkflowOptionRow, WorkflowOptionInput> = {
  kind: 'workflowOption',
  resource: 'workflowOptions',
  path: '/admin/workflow/options',
  title: 'Workflow Options',
  one: 'option',
  purpose: 'Reasons to choose from when an action asks for one.',
  unread: text('workflowActionReasonsLoadError'),
  search: 'Search action, code, reason',
  sort: { field: 'actionCode', order: 'ASC' },
  columns,
  besideForm: ['actionCode', 'name'],
  filters: [{ source: 'actionCode', label: 'Action', all: 'All actions', useChoices: useActionChoices }],
  bulk: [bulkActive()],
  schema: WorkflowOptionInput,
  empty: { actionCode: '', code: '', name: '', sequence: 0, isActive: true },
  valuesOf: ({ id: _, version: __, ...values }) => values,
  nameOf: ({ name, actionCode }) => `${name} (${actionCode})`,
  labels,
  fixed: ['code'],
  save: (calls, { id, version, values }) =>
    calls.call(workflowBuilder.saveOption, { body: { ...values, ...savedFrom(Number(id), version) } }),
  remove: (calls, { id }) => calls.call(workflowBuilder.deleteOption, { params: { id } }),
  messages: { saved: text('workflowOptionSaved'), failed: text('workflowOptionSaveError') },
  Inputs: OptionInputs,
}
