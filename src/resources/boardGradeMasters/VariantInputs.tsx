import type { BoardGradeVariantInput } from '#contract/config'
import { CheckInput } from '../../components/editing/fields/CheckInput.tsx'
import { FieldGroup } from '../../components/editing/fields/FieldGroup.tsx'
import { NumberInput } from '../../components/editing/fields/NumberInput.tsx'
import { SelectInput } from '../../components/editing/fields/SelectInput.tsx'
import { TextInput } from '../../components/editing/fields/TextInput.tsx'
import { asInputs, usePlantChoices } from '../users/choices.ts'
import { variantLabels } from './variantLabels.ts'

const flags = [
  'isWorkflow',
  'isFSCCompliant',
  'isLcboExportWineCompliant',
  'isAirFreightCompliant',
  'isDangerousGoodsCompliant',
  'isPreprint',
  'isPreprintProduction',
] as const

/** The inputs of a variant: from how many metres on a plant makes it, and what it is fit for. */
export function VariantInputs() {
  const plants = usePlantChoices()
  return (
    <FieldGroup title="Variant" columnWidth={150}>
      <TextInput<BoardGradeVariantInput> name="code" label={variantLabels.code} />
      <SelectInput<BoardGradeVariantInput>
        name="plantCode"
        label={variantLabels.plantCode}
        choices={asInputs(plants)}
      />
      <NumberInput<BoardGradeVariantInput>
        name="minLinealMeter"
        label={variantLabels.minLinealMeter}
        unit="m"
      />
      {flags.map(flag => (
        <CheckInput<BoardGradeVariantInput> key={flag} name={flag} label={variantLabels[flag]} />
      ))}
    </FieldGroup>
  )
}
