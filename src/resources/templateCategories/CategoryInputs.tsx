import { type TemplateCategoryInput, workflowBuilder } from '#contract/workflow-builder'
import { businessUnits, itemCategories } from '#domain/quoteItem'
import { CheckInput } from '../../components/editing/fields/CheckInput.tsx'
import { FieldGroup } from '../../components/editing/fields/FieldGroup.tsx'
import { SelectInput } from '../../components/editing/fields/SelectInput.tsx'
import { TextInput } from '../../components/editing/fields/TextInput.tsx'
import { referenceList } from '../../components/list/referenceList.ts'
import { useCall } from '../../dataProvider/index.ts'
import { labels } from './labels.ts'

/** The inputs of a template category: which items begin on which template. */
export function CategoryInputs() {
  const templates = useCall(workflowBuilder.templates, { query: {} }, referenceList).data ?? []
  const names = templates.filter(row => row.status === 'published').map(row => row.name)
  return (
    <FieldGroup title="Category" columnWidth={220}>
      <TextInput<TemplateCategoryInput> name="description" label={labels.description} />
      <SelectInput<TemplateCategoryInput>
        name="templateName"
        label={labels.templateName}
        choices={names.map(name => ({ code: name, label: name }))}
        helperText="New items begin on its published version"
      />
      <SelectInput<TemplateCategoryInput>
        name="itemCategory"
        label={labels.itemCategory}
        empty="Any item category"
        choices={itemCategories}
      />
      <SelectInput<TemplateCategoryInput>
        name="businessUnit"
        label={labels.businessUnit}
        empty="Any business unit"
        choices={businessUnits}
      />
      <CheckInput<TemplateCategoryInput> name="isActive" label="In use" />
    </FieldGroup>
  )
}
