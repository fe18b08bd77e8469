import Stack from '@mui/material/Stack'
import { FormProvider, useForm } from 'react-hook-form'
import { CheckInput } from '../../components/editing/fields/CheckInput.tsx'
import { DayInput } from '../../components/editing/fields/DayInput.tsx'
import { FieldGroup } from '../../components/editing/fields/FieldGroup.tsx'
import {
  type FieldPolicy,
  FieldPolicyContext,
  openPolicy,
} from '../../components/editing/fields/FieldPolicy.ts'
import { MultiChoiceInput } from '../../components/editing/fields/MultiChoiceInput.tsx'
import { NumberInput } from '../../components/editing/fields/NumberInput.tsx'
import { ReadOnlyField } from '../../components/editing/fields/ReadOnlyField.tsx'
import { SelectInput } from '../../components/editing/fields/SelectInput.tsx'
import { TextInput } from '../../components/editing/fields/TextInput.tsx'

const choices = [
  { code: 'C', label: 'C flute' },
  { code: 'BC', label: 'BC double wall' },
]

const values = {
  text: 'Lager carton',
  number: 402,
  choice: 'C',
  many: ['C', 'BC'],
  day: '2026-12-21',
  check: true,
}

const states: readonly (readonly [title: string, policy: FieldPolicy])[] = [
  ['Editable', openPolicy],
  ['Required', { ...openPolicy, isRequired: () => true }],
  ['With an error', { ...openPolicy, finding: () => 'must be 10 or more: the folder takes no less' }],
  ['Read-only', { ...openPolicy, isReadOnly: () => true }],
]

/** Every input of a form: editable, required, wrong and read-only; and what can't be edited, as text. */
export function InputSamples() {
  const form = useForm({ defaultValues: values })
  return (
    <FormProvider {...form}>
      <Stack spacing={1.5}>
        {states.map(([title, policy]) => (
          <FieldPolicyContext key={title} value={policy}>
            <FieldGroup title={title} columnWidth={150}>
              <TextInput<typeof values> name="text" label="Text" />
              <NumberInput<typeof values> name="number" label="Number" unit="mm" />
              <SelectInput<typeof values> name="choice" label="Choice" choices={choices} />
              <DayInput<typeof values> name="day" label="Day" />
              <CheckInput<typeof values> name="check" label="Yes or no" />
              <MultiChoiceInput<typeof values> name="many" label="Several" span="row" choices={choices} />
            </FieldGroup>
          </FieldPolicyContext>
        ))}
        <FieldGroup title="As text">
          <ReadOnlyField label="Board grade">C340, C flute standard</ReadOnlyField>
          <ReadOnlyField label="Weight">395 g</ReadOnlyField>
        </FieldGroup>
      </Stack>
    </FormProvider>
  )
}
