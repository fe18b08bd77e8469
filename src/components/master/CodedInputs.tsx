import type { WorkflowStepInput } from '#contract/workflow-builder'
import { CheckInput } from '../editing/fields/CheckInput.tsx'
import { FieldGroup } from '../editing/fields/FieldGroup.tsx'
import { TextInput } from '../editing/fields/TextInput.tsx'

/** The inputs of what has a code and a name. */
export function CodedInputs() {
  return (
    <FieldGroup title="General" columnWidth={220}>
      <TextInput<WorkflowStepInput>
        name="code"
        label="Code"
        helperText="Capital letters, digits and _; it stays as it is once saved"
      />
      <TextInput<WorkflowStepInput> name="name" label="Name" />
      <CheckInput<WorkflowStepInput> name="isActive" label="In use" />
    </FieldGroup>
  )
}
