import { useController } from 'react-hook-form'
import type { WorkflowFieldInput } from '#contract/workflow-builder'
import { CheckInput } from '../../components/editing/fields/CheckInput.tsx'
import { FieldGroup } from '../../components/editing/fields/FieldGroup.tsx'
import { TextInput } from '../../components/editing/fields/TextInput.tsx'
import { useFormField } from '../../components/editing/fields/useFormField.ts'
import { PickInput } from '../../components/master/PickInput.tsx'
import { labels } from './labels.ts'
import { tabChoices } from './tabName.ts'

function TabInput() {
  const { field } = useController<WorkflowFieldInput, 'tabId'>({ name: 'tabId' })
  const { readOnly, error } = useFormField<WorkflowFieldInput>('tabId')
  return (
    <PickInput
      label={labels.tabId}
      value={String(field.value)}
      choices={tabChoices}
      readOnly={readOnly}
      error={error}
      onPick={tab => field.onChange(Number(tab))}
    />
  )
}

/** The inputs of a field: where it is and what it is called. */
export function FieldInputs() {
  return (
    <FieldGroup title="Field" columnWidth={220}>
      <TabInput />
      <TextInput<WorkflowFieldInput>
        name="fieldName"
        label={labels.fieldName}
        helperText="As the section of the tab names it, for example expectedOrderQuantity"
      />
      <TextInput<WorkflowFieldInput> name="label" label={labels.label} />
      <CheckInput<WorkflowFieldInput> name="isActive" label="In use" />
    </FieldGroup>
  )
}
