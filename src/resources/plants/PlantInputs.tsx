import type { PlantInput } from '#contract/plants'
import { CheckInput } from '../../components/editing/fields/CheckInput.tsx'
import { FieldGroup } from '../../components/editing/fields/FieldGroup.tsx'
import { MultiChoiceInput } from '../../components/editing/fields/MultiChoiceInput.tsx'
import { SelectInput } from '../../components/editing/fields/SelectInput.tsx'
import { TextInput } from '../../components/editing/fields/TextInput.tsx'
import { asInputs, useBusinessUnitChoices, useStateChoices } from '../users/choices.ts'
import { CostCentresInput } from './CostCentresInput.tsx'
import { plantLabels } from './plantLabels.ts'

/** The inputs of a plant. */
export function PlantInputs() {
  const states = useStateChoices()
  const units = useBusinessUnitChoices()
  return (
    <>
      <FieldGroup title="Plant" columnWidth={190}>
        <TextInput<PlantInput> name="code" label={plantLabels.code} />
        <TextInput<PlantInput> name="description" label={plantLabels.description} />
        <TextInput<PlantInput> name="drawingPrefix" label={plantLabels.drawingPrefix} />
        <TextInput<PlantInput> name="abn" label={plantLabels.abn} helperText="Eleven digits" />
        <CheckInput<PlantInput> name="isActive" label="In use" />
      </FieldGroup>
      <FieldGroup title="Address" columnWidth={190}>
        <TextInput<PlantInput> name="address" label={plantLabels.address} span={2} />
        <TextInput<PlantInput> name="city" label={plantLabels.city} />
        <TextInput<PlantInput> name="postCode" label={plantLabels.postCode} />
        <SelectInput<PlantInput> name="state" label={plantLabels.state} choices={asInputs(states)} />
        <TextInput<PlantInput> name="phone" label={plantLabels.phone} />
      </FieldGroup>
      <FieldGroup title="Business units" columnWidth={220}>
        <SelectInput<PlantInput>
          name="businessUnit"
          label={plantLabels.businessUnit}
          choices={asInputs(units)}
        />
        <MultiChoiceInput<PlantInput>
          name="businessUnits"
          label={plantLabels.businessUnits}
          choices={asInputs(units)}
        />
      </FieldGroup>
      <FieldGroup title="Cost centres" columnWidth={190}>
        <TextInput<PlantInput> name="costCentreCode" label={plantLabels.costCentreCode} />
        <CostCentresInput />
      </FieldGroup>
    </>
  )
}
