import type { TemplateStepRow } from '#contract/workflow-builder'
import { listResource } from '../../components/list/listResource.tsx'

/** The resource of the steps of all templates. */
export const templateSteps = listResource({
  name: 'admin/workflow/templatesteps',
  label: 'Template Steps',
  part: 'Workflow',
  about: 'Every step of every template, to find where one is used.',
  recordRepresentation: ({ stepName, templateName }: TemplateStepRow) => `${stepName} of ${templateName}`,
})
