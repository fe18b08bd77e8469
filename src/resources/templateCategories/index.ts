import { TemplateCategoryInput, type TemplateCategoryRow, workflowBuilder } from '#contract/workflow-builder'
import { text } from '#domain/messages'
import { bulkActive } from '../master/bulkActive.ts'
import type { Master } from '../master/master.ts'
import { savedFrom } from '../master/savedFrom.ts'
import { CategoryInputs } from './CategoryInputs.tsx'
import { columns } from './columns.tsx'
import { labels } from './labels.ts'

/** The master of template categories. */
export const templateCategories: Master<TemplateCategoryRow, TemplateCategoryInput> = {
  kind: 'workflowTemplateCategory',
  resource: 'templateCategories',
  path: '/admin/workflow/categories',
  title: 'Template Categories',
  one: 'template category',
  purpose: 'Which template new items begin on; the most specific category that fits decides.',
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
  nameOf: ({ description }) => description,
  labels,
  fixed: [],
  save: (calls, { id, version, values }) =>
    calls.call(workflowBuilder.saveTemplateCategory, {
      body: { ...values, ...savedFrom(Number(id), version) },
    }),
  remove: (calls, { id }) => calls.call(workflowBuilder.deleteTemplateCategory, { params: { id } }),
  messages: {
    saved: text('workflowTemplateCategorySaved'),
    failed: text('workflowTemplateCategorySaveError'),
  },
  Inputs: CategoryInputs,
}
