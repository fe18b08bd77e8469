import MenuItem from '@mui/material/MenuItem'
import { useFormContext, useWatch } from 'react-hook-form'
import { customer, type DeliveryAddress } from '#contract/customer'
import type { QuoteHeader } from '#contract/quote'
import { BareInput } from '../../../components/editing/fields/BareInput.tsx'
import { failureText, useCall } from '../../../dataProvider/index.ts'
import { addressFields, addressLine, isAddress } from './address.ts'

const other = 'other'

/** Picks one of the customer's delivery addresses into the fields below; those can still be changed. */
export function AddressPicker({ customerCode }: { readonly customerCode: string }) {
  const { control, setValue } = useFormContext<QuoteHeader>()
  const [deliveryAddress, deliveryAddress2, deliveryCity, deliveryState, deliveryPostCode, deliveryCountry] =
    useWatch({
      control,
      name: [
        'deliveryAddress',
        'deliveryAddress2',
        'deliveryCity',
        'deliveryState',
        'deliveryPostCode',
        'deliveryCountry',
      ],
    })
  const { data: addresses = [], error } = useCall(
    customer.deliveryAddresses,
    { query: { CustomerCode: customerCode } },
    { enabled: customerCode !== '', meta: { quiet: true } },
  )
  const entered = {
    deliveryAddress,
    deliveryAddress2,
    deliveryCity,
    deliveryState,
    deliveryPostCode,
    deliveryCountry,
  }
  const current = addresses.find(address => isAddress(entered, address))
  if (addresses.length === 0 && error === null) return null

  const pick = (address: DeliveryAddress) => {
    for (const [name, value] of Object.entries(addressFields(address))) {
      setValue(name as keyof QuoteHeader, value, { shouldDirty: true, shouldValidate: true })
    }
  }
  return (
    <BareInput
      select
      label="Delivery Address of the Customer"
      value={current === undefined ? other : String(current.id)}
      onChange={event => {
        const address = addresses.find(({ id }) => String(id) === event.target.value)
        if (address !== undefined) pick(address)
      }}
      error={error === null ? undefined : failureText(error)}
      readOnly={false}
      sx={{ gridColumn: '1 / -1' }}
    >
      {current === undefined ? <MenuItem value={other}>Another address, as entered below</MenuItem> : null}
      {addresses.map(address => (
        <MenuItem key={address.id} value={String(address.id)}>
          {addressLine(address)}
          {address.isDefault ? ' (default)' : ''}
        </MenuItem>
      ))}
    </BareInput>
  )
}
