import type { TemplateStepActionRow } from '#contract/workflow-builder'
import { listResource } from '../../components/list/listResource.tsx'

/** The resource of the actions of the steps of all templates. */
export const templateActions = listResource({
  name: 'admin/workflow/templateactions',
  label: 'Template Step Actions',
  part: 'Workflow',
  about: 'Every action of every template, with the step that it leads to.',
  recordRepresentation: ({ actionName, stepName }: TemplateStepActionRow) => `${actionName} of ${stepName}`,
})
