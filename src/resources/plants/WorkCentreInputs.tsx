import type { WorkCentreInput } from '#contract/plants'
import { CheckInput } from '../../components/editing/fields/CheckInput.tsx'
import { FieldGroup } from '../../components/editing/fields/FieldGroup.tsx'
import { MultiChoiceInput } from '../../components/editing/fields/MultiChoiceInput.tsx'
import { NumberInput } from '../../components/editing/fields/NumberInput.tsx'
import { TextInput } from '../../components/editing/fields/TextInput.tsx'
import { asInputs, useRegionChoices } from '../users/choices.ts'
import { ProcessesInput } from './ProcessesInput.tsx'
import { workCentreLabels } from './workCentreLabels.ts'

const sheet = ['min_sheet_length', 'max_sheet_length', 'min_sheet_width', 'max_sheet_width'] as const

/** The inputs of a work centre: the sheets it takes, from how much on it is worth starting, where its goods go on. */
export function WorkCentreInputs() {
  const regions = useRegionChoices()
  return (
    <>
      <FieldGroup title="Work centre" columnWidth={150}>
        <TextInput<WorkCentreInput> name="code" label={workCentreLabels.code} />
        <TextInput<WorkCentreInput> name="description" label={workCentreLabels.description} span={2} />
        <CheckInput<WorkCentreInput> name="isActive" label={workCentreLabels.isActive} />
      </FieldGroup>
      <FieldGroup title="Sheets it takes" columnWidth={200}>
        {sheet.map(name => (
          <NumberInput<WorkCentreInput> key={name} name={name} label={workCentreLabels[name]} unit="mm" />
        ))}
      </FieldGroup>
      <FieldGroup title="Minimum" columnWidth={200}>
        <NumberInput<WorkCentreInput>
          name="min_lineal_metre"
          label={workCentreLabels.min_lineal_metre}
          unit="m"
        />
        <NumberInput<WorkCentreInput> name="min_no_of_passes" label={workCentreLabels.min_no_of_passes} />
      </FieldGroup>
      <FieldGroup title="Where its goods go and what it does besides" columnWidth={200}>
        <MultiChoiceInput<WorkCentreInput>
          name="secondLegs"
          label={workCentreLabels.secondLegs}
          span="row"
          choices={asInputs(regions)}
          placeholder="Its goods go straight to the customer"
        />
        <ProcessesInput />
      </FieldGroup>
    </>
  )
}
