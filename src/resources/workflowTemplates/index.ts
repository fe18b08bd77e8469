import type { WorkflowTemplateRow } from '#contract/workflow-builder'
import { listResource } from '../../components/list/listResource.tsx'
import { pageElement } from '../../layout/pageElement.tsx'

/** The resource of workflow templates, each version a record; a new one is begun in a dialog on the list. */
export const workflowTemplates = {
  ...listResource({
    name: 'admin/workflow/templates',
    label: 'Templates',
    part: 'Workflow',
    about: 'The workflow that items go through, version by version: steps, actions, rules.',
    recordRepresentation: ({ name, templateVersion }: WorkflowTemplateRow) =>
      `${name}, version ${templateVersion}`,
  }),
  edit: pageElement('/admin/workflow/templates/:id'),
}
