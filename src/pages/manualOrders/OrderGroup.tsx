import { useFormContext, useWatch } from 'react-hook-form'
import { config } from '#contract/config'
import { security } from '#contract/security'
import { dayIn } from '#domain/formats'
import { offeredDueDate, orderTypes } from '#domain/manualOrders'
import { FieldGroup } from '../../components/editing/fields/FieldGroup.tsx'
import { SelectInput } from '../../components/editing/fields/SelectInput.tsx'
import { TextInput } from '../../components/editing/fields/TextInput.tsx'
import { referenceList } from '../../components/list/referenceList.ts'
import { useCall } from '../../dataProvider/index.ts'
import { DueDateInput } from './DueDateInput.tsx'
import { type OrderDraft, orderLabels } from './orderWords.ts'
import { useLookup } from './useLookup.ts'
import { VendorInput } from './VendorInput.tsx'

const vendorTypeOf = (type: string) => orderTypes.find(({ code }) => code === type)?.vendorType

/** What is ordered, from whom, for which plant and by when. `vendor`: name of the one that is stored. */
export function OrderGroup({ vendor, isNew }: { readonly vendor: string; readonly isNew: boolean }) {
  const { getValues, setValue, getFieldState } = useFormContext<OrderDraft>()
  const orderType = useWatch<OrderDraft, 'orderType'>({ name: 'orderType' })
  const types = useLookup(config.vendorOrderTypes, {}, 'manualOrderOrderTypeError')
  const plants = useLookup(config.plants, {}, 'manualOrderCostCenterError')
  const { data: workgroups } = useCall(security.workgroups, {}, referenceList)
  const today = dayIn(new Date())
  const offeredFor = (code: string): string | null => {
    const type = types?.find(each => each.code === code)
    return type === undefined ? null : offeredDueDate(today, type.leadHours)
  }
  const set = (name: 'vendorId' | 'dueDate', value: number | string) =>
    setValue(name, value, { shouldDirty: true, shouldValidate: name === 'dueDate' })

  const chooseType = (before: string) => (code: string) => {
    if (vendorTypeOf(code) !== vendorTypeOf(before)) set('vendorId', 0)
    const wasOffered = [today, offeredFor(before)].includes(getValues('dueDate'))
    const offered = offeredFor(code)
    // A day that the person has said stays.
    if (offered !== null && isNew && (wasOffered || !getFieldState('dueDate').isDirty))
      set('dueDate', offered)
  }

  return (
    <FieldGroup title="Order" columnWidth={180}>
      <SelectInput<OrderDraft>
        name="orderType"
        label={orderLabels.orderType}
        choices={(types ?? []).map(({ code, description }) => ({ code, label: description }))}
        onChosen={chooseType(orderType)}
      />
      <SelectInput<OrderDraft>
        name="costCenter"
        label={orderLabels.costCenter}
        choices={(plants ?? []).map(({ code, costCentreCode, description }) => {
          const combined = `${code}-${costCentreCode}`
          return { code: combined, label: `${combined} ${description}` }
        })}
      />
      <VendorInput stored={vendor} />
      <DueDateInput offered={offeredFor(orderType)} />
      <TextInput<OrderDraft> name="orderDescription" label={orderLabels.orderDescription} span={2} />
      <TextInput<OrderDraft> name="orderReference" label={orderLabels.orderReference} />
      <TextInput<OrderDraft> name="purchaseOrderNumber" label={orderLabels.purchaseOrderNumber} />
      <SelectInput<OrderDraft>
        name="assignmentgroup"
        label={orderLabels.assignmentgroup}
        empty="New work"
        choices={(workgroups ?? [])
          .filter(({ department }) => department === 'NEWWORK')
          .map(({ code, description }) => ({ code, label: description }))}
      />
    </FieldGroup>
  )
}
