import type { WorkflowOptionInput } from '#contract/workflow-builder'
import { CheckInput } from '../../components/editing/fields/CheckInput.tsx'
import { FieldGroup } from '../../components/editing/fields/FieldGroup.tsx'
import { NumberInput } from '../../components/editing/fields/NumberInput.tsx'
import { SelectInput } from '../../components/editing/fields/SelectInput.tsx'
import { TextInput } from '../../components/editing/fields/TextInput.tsx'
import { useActionChoices } from '../../components/master/useBuilderChoices.ts'
import { labels } from './labels.ts'

/** The inputs of a reason: of which action, what it says, its place in the list. */
export function OptionInputs() {
  const actions = useActionChoices()
  return (
    <FieldGroup title="Reason" columnWidth={220}>
      <SelectInput<WorkflowOptionInput> name="actionCode" label={labels.actionCode} choices={actions} />
      <TextInput<WorkflowOptionInput> name="code" label={labels.code} />
      <TextInput<WorkflowOptionInput> name="name" label={labels.name} />
      <NumberInput<WorkflowOptionInput> name="sequence" label={labels.sequence} />
      <CheckInput<WorkflowOptionInput> name="isActive" label="In use" />
    </FieldGroup>
  )
}
