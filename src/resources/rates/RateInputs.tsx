import { useWatch } from 'react-hook-form'
import type { RateInput } from '#contract/rates'
import { rateKeyOf, rateKeys } from '#domain/estimating'
import { CheckInput } from '../../components/editing/fields/CheckInput.tsx'
import { FieldGroup } from '../../components/editing/fields/FieldGroup.tsx'
import { NumberInput } from '../../components/editing/fields/NumberInput.tsx'
import { SelectInput } from '../../components/editing/fields/SelectInput.tsx'
import { asInputs, usePlantChoices } from '../users/choices.ts'
import { labels } from './labels.ts'

const everyPlant = { code: '', label: 'Every plant' }

/** The inputs of a rate: which it is, where it counts, and how much it is. */
export function RateInputs() {
  const plants = usePlantChoices()
  const rate = useWatch<RateInput, 'rate'>({ name: 'rate' })
  const unit = rateKeyOf(rate)?.unit
  return (
    <FieldGroup title="Rate" columnWidth={220}>
      <SelectInput<RateInput> name="rate" label={labels.rate} empty="" choices={rateKeys} span="row" />
      <SelectInput<RateInput>
        name="plantCode"
        label={labels.plantCode}
        empty=""
        choices={[everyPlant, ...asInputs(plants)]}
      />
      <NumberInput<RateInput>
        name="value"
        label={labels.value}
        {...(unit === undefined ? {} : { unit })}
        placeholder="Not entered"
      />
      <CheckInput<RateInput> name="isActive" label={labels.isActive} />
    </FieldGroup>
  )
}
