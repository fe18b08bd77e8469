import type { WorkgroupInput } from '#contract/security'
import { CheckInput } from '../../components/editing/fields/CheckInput.tsx'
import { FieldGroup } from '../../components/editing/fields/FieldGroup.tsx'
import { SelectInput } from '../../components/editing/fields/SelectInput.tsx'
import { TextInput } from '../../components/editing/fields/TextInput.tsx'
import { asInputs } from '../users/choices.ts'
import { departments } from './departments.ts'

/** The inputs of a workgroup. */
export function WorkgroupInputs() {
  return (
    <FieldGroup title="Workgroup" columnWidth={200}>
      <TextInput<WorkgroupInput> name="code" label="Code" />
      <TextInput<WorkgroupInput> name="description" label="Name" />
      <SelectInput<WorkgroupInput> name="department" label="Department" choices={asInputs(departments)} />
      <CheckInput<WorkgroupInput> name="isActive" label="In use" />
    </FieldGroup>
  )
}
