import type { OrderTypeInput } from '#contract/orderTypes'
import { orderTypes } from '#domain/manualOrders'
import { CheckInput } from '../../components/editing/fields/CheckInput.tsx'
import { FieldGroup } from '../../components/editing/fields/FieldGroup.tsx'
import { NumberInput } from '../../components/editing/fields/NumberInput.tsx'
import { SelectInput } from '../../components/editing/fields/SelectInput.tsx'
import { TextInput } from '../../components/editing/fields/TextInput.tsx'
import { labels } from './labels.ts'

/** The types there are: what the product does with each is its own. */
const codes = orderTypes.map(({ code }) => ({ code, label: code }))

/** The inputs of an order type: its name, how long vendors need, its place. */
export function OrderTypeInputs() {
  return (
    <FieldGroup title="Order type" columnWidth={200}>
      <SelectInput<OrderTypeInput> name="code" label={labels.code} choices={codes} empty="" />
      <TextInput<OrderTypeInput> name="description" label={labels.description} />
      <NumberInput<OrderTypeInput>
        name="leadHours"
        label={labels.leadHours}
        unit="h"
        helperText="A day for each 24 begun, on working days"
      />
      <NumberInput<OrderTypeInput> name="sequence" label={labels.sequence} />
      <CheckInput<OrderTypeInput> name="isActive" label={labels.isActive} />
    </FieldGroup>
  )
}
