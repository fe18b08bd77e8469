import type { InkInput } from '#contract/inks'
import { CheckInput } from '../../components/editing/fields/CheckInput.tsx'
import { FieldGroup } from '../../components/editing/fields/FieldGroup.tsx'
import { SelectInput } from '../../components/editing/fields/SelectInput.tsx'
import { TextInput } from '../../components/editing/fields/TextInput.tsx'
import { asInputs } from '../users/choices.ts'
import { ColourInput } from './ColourInput.tsx'
import { useProcessChoices } from './choices.ts'
import { InkGroupInput } from './InkGroupInput.tsx'

/** The inputs of an ink. */
export function InkInputs() {
  const processes = useProcessChoices()
  return (
    <FieldGroup title="Ink" columnWidth={190}>
      <TextInput<InkInput> name="code" label="Code" />
      <TextInput<InkInput> name="name" label="Name" />
      <ColourInput />
      <SelectInput<InkInput> name="process" label="Process" choices={asInputs(processes)} />
      <InkGroupInput />
      <TextInput<InkInput> name="vendor" label="Vendor" />
      <CheckInput<InkInput> name="isActive" label="In use" />
    </FieldGroup>
  )
}
