import type { ScopeInput } from '#contract/security'
import { CheckInput } from '../../components/editing/fields/CheckInput.tsx'
import { FieldGroup } from '../../components/editing/fields/FieldGroup.tsx'
import { TextInput } from '../../components/editing/fields/TextInput.tsx'

/** The inputs of a scope. */
export function ScopeInputs() {
  return (
    <FieldGroup title="Scope" columnWidth={240}>
      <TextInput<ScopeInput> name="code" label="Code" />
      <TextInput<ScopeInput> name="description" label="Description" span={2} />
      <CheckInput<ScopeInput> name="isActive" label="In use" />
    </FieldGroup>
  )
}
