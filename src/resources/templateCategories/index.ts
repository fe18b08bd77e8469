import type { TemplateCategoryRow } from '#contract/workflow-builder'
import { masterResource } from '../../components/master/masterResource.ts'

/** The resource of template categories. */
export const templateCategories = masterResource({
  name: 'admin/workflow/categories',
  label: 'Template Categories',
  part: 'Workflow',
  about: 'Which template new items begin on; the most specific category that fits decides.',
  recordRepresentation: ({ description }: TemplateCategoryRow) => description,
})
