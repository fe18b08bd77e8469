import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { type Customer, customer } from '#contract/customer'
import type { Quote, QuoteHeader } from '#contract/quote'
import { CustomerStatus } from '../../../components/customerSearch/CustomerOption.tsx'
import { CustomerSearch } from '../../../components/customerSearch/CustomerSearch.tsx'
import { BareInput } from '../../../components/editing/fields/BareInput.tsx'
import { FieldGroup } from '../../../components/editing/fields/FieldGroup.tsx'
import { useFormField } from '../../../components/editing/fields/useFormField.ts'
import { useProvider } from '../../../dataProvider/index.ts'
import { useSayFailure } from '../../../layout/notifications/useSay.ts'
import { addressFields, noAddress } from './address.ts'
import { ContactPicker } from './ContactPicker.tsx'
import { HeaderText } from './headerFields.ts'
import { headerLabel } from './quoteHeader.ts'

/** The customer of the quote, and what the quote is for. */
export function CustomerGroup({ quote }: { readonly quote: Quote }) {
  const { setValue } = useFormContext<QuoteHeader>()
  const { field, error, readOnly } = useFormField<QuoteHeader>('customerCode')
  const dataProvider = useProvider()
  const sayFailure = useSayFailure()
  // Only the code is part of the header; the name of one chosen just now is kept beside it.
  const [found, setFound] = useState<Customer | null>(null)
  const code = String(field.value)
  const chosen = chosenCustomer(code, quote, found)

  const choose = async (next: Customer | null) => {
    setFound(next)
    field.onChange(next?.customerCode ?? '')
    setValue('contactId', null, { shouldDirty: true })
    if (next === null) return
    const set = (values: Partial<QuoteHeader>) => {
      for (const [name, value] of Object.entries(values)) {
        setValue(name as keyof QuoteHeader, value, { shouldDirty: true, shouldValidate: true })
      }
    }
    set({ currencyCode: next.country === 'NZ' ? 'NZD' : 'AUD' })
    if (next.status === 'PROSPECT') {
      set(noAddress)
      return
    }
    try {
      const [first] = await dataProvider.call(customer.deliveryAddresses, {
        query: { CustomerCode: next.customerCode },
      })
      set(first === undefined ? noAddress : addressFields(first))
    } catch (failure) {
      sayFailure(failure)
    }
  }

  const fixed = quote.isAnyItemNotInInitiateStep && !readOnly
  return (
    <FieldGroup
      title="Customer"
      columnWidth={220}
      beside={chosen?.status ? <CustomerStatus status={chosen.status} /> : null}
    >
      {readOnly || fixed ? (
        <BareInput
          label={headerLabel('customerCode')}
          value={chosen === null ? '' : `${chosen.customerCode} ${chosen.customerName}`}
          error={undefined}
          readOnly
          helperText={fixed ? 'Fixed since an item has left the first step' : undefined}
          sx={{ gridColumn: '1 / -1' }}
        />
      ) : (
        <div style={{ gridColumn: '1 / -1' }}>
          <CustomerSearch
            label={headerLabel('customerCode')}
            value={chosen}
            onChange={next => void choose(next)}
            onBlur={field.onBlur}
            error={error}
            inputRef={field.ref}
            helperText={found === null ? undefined : customerDetails(found)}
          />
        </div>
      )}
      <ContactPicker customerCode={code} />
      <HeaderText name="description" label={headerLabel('description')} span="row" />
    </FieldGroup>
  )
}

const customerDetails = (found: Customer) =>
  [found.contactName, found.phone, found.industry].filter(detail => detail !== '').join(' · ')

function chosenCustomer(code: string, quote: Quote, found: Customer | null) {
  if (code === '') return null
  if (code === found?.customerCode) return found
  const isSaved = code === quote.customerCode
  return {
    customerCode: code,
    customerName: isSaved ? quote.customerName : '',
    status: isSaved ? quote.customerStatus : null,
  }
}
