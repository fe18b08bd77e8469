import type { RoleInput } from '#contract/security'
import { CheckInput } from '../../components/editing/fields/CheckInput.tsx'
import { FieldGroup } from '../../components/editing/fields/FieldGroup.tsx'
import { MultiChoiceInput } from '../../components/editing/fields/MultiChoiceInput.tsx'
import { TextInput } from '../../components/editing/fields/TextInput.tsx'
import { asInputs, useScopeChoices } from '../users/choices.ts'

/** The inputs of a role: what it is called and which scopes it grants. */
export function RoleInputs() {
  const scopes = useScopeChoices()
  return (
    <>
      <FieldGroup title="Role" columnWidth={200}>
        <TextInput<RoleInput> name="code" label="Code" />
        <TextInput<RoleInput> name="name" label="Name" />
        <CheckInput<RoleInput> name="isActive" label="In use" />
      </FieldGroup>
      <FieldGroup title="What it opens">
        <MultiChoiceInput<RoleInput>
          name="scopes"
          label="Scopes"
          span="row"
          choices={asInputs(scopes)}
          placeholder="Scopes that who holds the role has"
        />
      </FieldGroup>
    </>
  )
}
