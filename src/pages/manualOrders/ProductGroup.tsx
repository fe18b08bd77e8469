import { useFormContext, useWatch } from 'react-hook-form'
import { CustomerSearch } from '../../components/customerSearch/CustomerSearch.tsx'
import { BareInput } from '../../components/editing/fields/BareInput.tsx'
import { FieldGroup } from '../../components/editing/fields/FieldGroup.tsx'
import { NumberInput } from '../../components/editing/fields/NumberInput.tsx'
import { TextInput } from '../../components/editing/fields/TextInput.tsx'
import { useFormField } from '../../components/editing/fields/useFormField.ts'
import { type OrderDraft, orderLabels } from './orderWords.ts'

function CustomerInput() {
  const { setValue } = useFormContext<OrderDraft>()
  const { field, error, readOnly } = useFormField<OrderDraft>('customerCode')
  const customerName = useWatch<OrderDraft, 'customerName'>({ name: 'customerName' })
  const customerCode = String(field.value)
  if (readOnly) {
    return (
      <BareInput
        label={orderLabels.customerCode}
        value={`${customerCode} ${customerName}`.trim()}
        error={undefined}
        readOnly
      />
    )
  }
  return (
    <div style={{ gridColumn: 'span 2' }}>
      <CustomerSearch
        label={orderLabels.customerCode}
        value={customerCode === '' ? null : { customerCode, customerName }}
        onChange={next => {
          field.onChange(next?.customerCode ?? '')
          setValue('customerName', next?.customerName ?? '', { shouldDirty: true })
        }}
        onBlur={field.onBlur}
        error={error}
        inputRef={field.ref}
      />
    </div>
  )
}

/** What the tooling is for, and its numbers. */
export function ProductGroup() {
  return (
    <FieldGroup title="Product" columnWidth={130}>
      <CustomerInput />
      <TextInput<OrderDraft> name="productCode" label={orderLabels.productCode} />
      <TextInput<OrderDraft> name="styleCarton" label={orderLabels.styleCarton} />
      <TextInput<OrderDraft> name="formeCode" label={orderLabels.formeCode} />
      <TextInput<OrderDraft> name="stereo" label={orderLabels.stereo} />
      <TextInput<OrderDraft> name="artworkStatus" label={orderLabels.artworkStatus} />
      <TextInput<OrderDraft> name="numberUp" label={orderLabels.numberUp} />
      <NumberInput<OrderDraft> name="colors" label={orderLabels.colors} isWhole />
      <NumberInput<OrderDraft> name="noProofs" label={orderLabels.noProofs} isWhole />
      <NumberInput<OrderDraft> name="sqm" label={orderLabels.sqm} unit="m²" />
      <NumberInput<OrderDraft> name="charge" label={orderLabels.charge} unit="$" />
    </FieldGroup>
  )
}
