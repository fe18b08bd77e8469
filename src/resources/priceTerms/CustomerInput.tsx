import { useFormContext, useWatch } from 'react-hook-form'
import type { PriceTermsInput } from '#contract/customerPriceTerms'
import { CustomerSearch } from '../../components/customerSearch/CustomerSearch.tsx'
import { BareInput } from '../../components/editing/fields/BareInput.tsx'
import { useFormField } from '../../components/editing/fields/useFormField.ts'
import { labels } from './labels.ts'

/** The customer that terms are agreed with, kept by its code; it stays once they are saved. */
export function CustomerInput() {
  const { field, error, readOnly } = useFormField<PriceTermsInput>('customerCode')
  const customerCode = useWatch<PriceTermsInput, 'customerCode'>({ name: 'customerCode' })
  const { setValue } = useFormContext<PriceTermsInput>()
  if (readOnly) {
    return (
      <BareInput
        label={labels.customerCode}
        value={customerCode}
        inputRef={field.ref}
        error={undefined}
        readOnly
      />
    )
  }
  return (
    <CustomerSearch
      label={labels.customerCode}
      value={customerCode === '' ? null : { customerCode, customerName: '' }}
      onChange={found =>
        setValue('customerCode', found?.customerCode ?? '', { shouldDirty: true, shouldValidate: true })
      }
      onBlur={field.onBlur}
      inputRef={field.ref}
      error={error}
      required
    />
  )
}
