import type { TemplateCategoryRow } from '#contract/workflow-builder'
import { TemplateCategoryInput } from '#contract/workflow-builder/inputs'
import { text } from '#domain/messages'
import { bulkActive } from '../../components/master/bulkActive.ts'
import type { Master } from '../../components/master/master.ts'
import { ofResource } from '../../components/master/ofResource.ts'
import { CategoryInputs } from './CategoryInputs.tsx'
import { columns } from './columns.tsx'
import { templateCategories } from './index.ts'
import { labels } from './labels.ts'

/** The master of template categories. */
export const templateCategoryMaster: Master<TemplateCategoryRow, TemplateCategoryInput> = {
  ...ofResource(templateCategories),
  kind: 'workflowTemplateCategory',
  one: 'template category',
  search: 'Search description, template',
  sort: { field: 'description', order: 'ASC' },
  columns,
  besideForm: ['description', 'templateName'],
  filters: [],
  bulk: [bulkActive()],
  schema: TemplateCategoryInput,
  empty: { description: '', templateName: '', itemCategory: '', businessUnit: '', isActive: true },
  valuesOf: ({ id: _, version: __, ...values }) => ({
    ...values,
    itemCategory: values.itemCategory ?? '',
    businessUnit: values.businessUnit ?? '',
  }),
  labels,
  fixed: [],
  messages: {
    saved: text('workflowTemplateCategorySaved'),
    failed: text('workflowTemplateCategorySaveError'),
  },
  Inputs: CategoryInputs,
}
