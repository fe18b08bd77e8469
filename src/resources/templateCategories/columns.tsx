import type { TemplateCategoryRow } from '#contract/workflow-builder'
import { businessUnitLabel, itemCategoryLabel } from '#domain/quoteItem'
import { type ListColumn, plainColumn } from '../../components/list/listColumn.ts'
import { activeColumn } from '../../components/master/columns.tsx'

/** Columns of template categories. */
export const columns: readonly ListColumn<TemplateCategoryRow>[] = [
  {
    ...plainColumn<TemplateCategoryRow>('description', 'Description'),
    sortable: true,
    show: ({ description }) => <strong>{description}</strong>,
  },
  { ...plainColumn<TemplateCategoryRow>('templateName', 'Template'), sortable: true },
  {
    ...plainColumn<TemplateCategoryRow>('itemCategory', 'Item category'),
    sortable: true,
    text: ({ itemCategory }) => (itemCategory === null ? 'any' : itemCategoryLabel(itemCategory)),
  },
  {
    ...plainColumn<TemplateCategoryRow>('businessUnit', 'Business unit'),
    sortable: true,
    text: ({ businessUnit }) => (businessUnit === null ? 'any' : businessUnitLabel(businessUnit)),
  },
  activeColumn<TemplateCategoryRow>(),
]
