import { deputyCalls } from '#contract/deputies'
import type { MarginFloorInput } from '#contract/marginFloors'
import { businessUnits, productGroups } from '#domain/quoteItem'
import { CheckInput } from '../../components/editing/fields/CheckInput.tsx'
import { FieldGroup } from '../../components/editing/fields/FieldGroup.tsx'
import { NumberInput } from '../../components/editing/fields/NumberInput.tsx'
import { SelectInput } from '../../components/editing/fields/SelectInput.tsx'
import { TextInput } from '../../components/editing/fields/TextInput.tsx'
import { useCall } from '../../dataProvider/index.ts'
import { labels } from './labels.ts'

/** The inputs of a margin floor: what it is for, how high it is, and who may approve less. */
export function MarginFloorInputs() {
  const { data: approvers } = useCall(deputyCalls.deputyChoices, {}, { meta: { quiet: true } })
  const people = (approvers ?? []).map(({ login, name }) => ({ code: login, label: name }))
  return (
    <>
      <FieldGroup title="Margin floor" columnWidth={200}>
        <TextInput<MarginFloorInput> name="name" label={labels.name} />
        <SelectInput<MarginFloorInput>
          name="businessUnit"
          label={labels.businessUnit}
          empty="All business units"
          choices={businessUnits}
        />
        <SelectInput<MarginFloorInput>
          name="productGroup"
          label={labels.productGroup}
          empty="All product groups"
          choices={productGroups}
        />
        <NumberInput<MarginFloorInput> name="floorPercent" label={labels.floorPercent} unit="%" />
        <CheckInput<MarginFloorInput> name="isActive" label={labels.isActive} />
      </FieldGroup>
      <FieldGroup title="Who approves less (points of margin under the floor)" columnWidth={125}>
        <SelectInput<MarginFloorInput>
          name="firstApprover"
          label={labels.firstApprover}
          choices={people}
          span="row"
        />
        <SelectInput<MarginFloorInput>
          name="secondApprover"
          label={labels.secondApprover}
          empty="None"
          choices={people}
        />
        <NumberInput<MarginFloorInput> name="secondFrom" label={labels.secondFrom} unit="%" />
        <SelectInput<MarginFloorInput>
          name="thirdApprover"
          label={labels.thirdApprover}
          empty="None"
          choices={people}
        />
        <NumberInput<MarginFloorInput> name="thirdFrom" label={labels.thirdFrom} unit="%" />
      </FieldGroup>
    </>
  )
}
