import type { TruckTypeInput } from '#contract/trucks'
import { CheckInput } from '../../components/editing/fields/CheckInput.tsx'
import { FieldGroup } from '../../components/editing/fields/FieldGroup.tsx'
import { NumberInput } from '../../components/editing/fields/NumberInput.tsx'
import { TextInput } from '../../components/editing/fields/TextInput.tsx'
import { labels } from './labels.ts'

const measures = ['length', 'width', 'height'] as const

/** The inputs of a truck type: its name, what pallets stand in, what it may carry. */
export function TruckTypeInputs() {
  return (
    <>
      <FieldGroup title="Truck type" columnWidth={200}>
        <TextInput<TruckTypeInput> name="code" label={labels.code} />
        <TextInput<TruckTypeInput> name="name" label={labels.name} />
        <CheckInput<TruckTypeInput> name="isActive" label={labels.isActive} />
      </FieldGroup>
      <FieldGroup title="What goes in (0 throughout: not known, as the customer's own)" columnWidth={150}>
        {measures.map(name => (
          <NumberInput<TruckTypeInput> key={name} name={name} label={labels[name]} unit="mm" />
        ))}
        <NumberInput<TruckTypeInput> name="payloadKg" label={labels.payloadKg} unit="kg" />
      </FieldGroup>
    </>
  )
}
