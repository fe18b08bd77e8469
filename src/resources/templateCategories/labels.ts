import type { TemplateCategoryInput } from '#contract/workflow-builder'

/** What the fields of template categories are called. */
export const labels: Readonly<Record<keyof TemplateCategoryInput, string>> = {
  description: 'Description',
  templateName: 'Template',
  itemCategory: 'Item category',
  businessUnit: 'Business unit',
  isActive: 'In use',
}
