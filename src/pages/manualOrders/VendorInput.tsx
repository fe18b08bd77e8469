import MenuItem from '@mui/material/MenuItem'
import { useEffect } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { config } from '#contract/config'
import { orderTypes } from '#domain/manualOrders'
import { BareInput } from '../../components/editing/fields/BareInput.tsx'
import { useFormField } from '../../components/editing/fields/useFormField.ts'
import { type OrderDraft, orderLabels } from './orderWords.ts'
import { useLookup } from './useLookup.ts'

/** The vendors that make this type of order and deliver to this plant; the only one is chosen by itself. */
export function VendorInput({ stored }: { readonly stored: string }) {
  const { setValue } = useFormContext<OrderDraft>()
  const [orderType, costCenter] = useWatch<OrderDraft, ['orderType', 'costCenter']>({
    name: ['orderType', 'costCenter'],
  })
  const { field, error, readOnly } = useFormField<OrderDraft>('vendorId')
  const vendorType = orderTypes.find(({ code }) => code === orderType)?.vendorType
  const isKnown = vendorType !== undefined && costCenter !== ''
  const vendors = useLookup(
    config.vendorLookup,
    { params: { vendorType: vendorType ?? 'Formes', plantCode: costCenter || '-' } },
    'manualOrderVendorError',
    isKnown,
  )
  const chosen = Number(field.value)
  const offered = isKnown ? (vendors ?? []) : []
  const only = offered.length === 1 && chosen === 0 ? offered[0]?.id : undefined
  useEffect(() => {
    if (only !== undefined) setValue('vendorId', only, { shouldDirty: true, shouldValidate: true })
  }, [only, setValue])

  const isOffered = offered.some(({ id }) => id === chosen)
  return (
    <BareInput
      select={!readOnly}
      name="vendorId"
      label={orderLabels.vendorId}
      value={readOnly ? stored : chosen === 0 ? '' : String(chosen)}
      onChange={event => field.onChange(Number(event.target.value))}
      onBlur={field.onBlur}
      inputRef={field.ref}
      error={error}
      readOnly={readOnly}
      required
      helperText={isKnown ? undefined : 'Choose the order type and the cost centre first.'}
    >
      {chosen !== 0 && !isOffered ? <MenuItem value={String(chosen)}>{stored || chosen}</MenuItem> : null}
      {offered.map(({ id, name }) => (
        <MenuItem key={id} value={String(id)}>
          {name}
        </MenuItem>
      ))}
      {offered.length === 0 ? (
        <MenuItem value="" disabled>
          {isKnown && vendors !== undefined ? 'No vendor delivers this here.' : '—'}
        </MenuItem>
      ) : null}
    </BareInput>
  )
}
