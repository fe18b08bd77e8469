import { workflowBuilder } from '#contract/workflow-builder'
import type { MasterFilter } from '../../../../components/master/master.ts'
import { useActionChoices, useStepChoices } from '../../../../components/master/useBuilderChoices.ts'
import { useCall } from '../../../../dataProvider/index.ts'

/** The templates by name, whatever their versions; empty while they are on the way. */
function useTemplateChoices() {
  const rows = useCall(workflowBuilder.templates, { query: {} }, { meta: { quiet: true } }).data ?? []
  return [...new Set(rows.map(({ name }) => name))].map(name => ({ code: name, description: name }))
}

export const byTemplate: MasterFilter = {
  source: 'templateName',
  label: 'Template',
  all: 'All templates',
  useChoices: useTemplateChoices,
}

export const byStep: MasterFilter = {
  source: 'stepCode',
  label: 'Step',
  all: 'All steps',
  useChoices: useStepChoices,
}

export const byAction: MasterFilter = {
  source: 'actionCode',
  label: 'Action',
  all: 'All actions',
  useChoices: useActionChoices,
}
