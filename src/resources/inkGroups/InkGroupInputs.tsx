import type { InkGroupInput } from '#contract/inks'
import { CheckInput } from '../../components/editing/fields/CheckInput.tsx'
import { FieldGroup } from '../../components/editing/fields/FieldGroup.tsx'
import { TextInput } from '../../components/editing/fields/TextInput.tsx'

/** The inputs of an ink group. */
export function InkGroupInputs() {
  return (
    <FieldGroup title="Ink group" columnWidth={200}>
      <TextInput<InkGroupInput> name="code" label="Code" />
      <TextInput<InkGroupInput> name="name" label="Name" />
      <CheckInput<InkGroupInput> name="isActive" label="In use" />
    </FieldGroup>
  )
}
