import type { TemplateCategoryRow } from '#contract/workflow-builder'
import { masterResource } from '../../components/master/masterResource.ts'

/** The resource of template categories. */
export const templateCategories = masterResource({
  name: 'admin/workflow/categories',
  label: 'Template Categories',
  part: 'Workflow',
  recordRepresentation: ({ description }: TemplateCategoryRow) => description,
})
