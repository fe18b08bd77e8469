import Button from '@mui/material/Button'
import { useState } from 'react'
import { customer, type DeliveryAddress } from '#contract/customer'
import { NewAddressInput } from '#contract/customer/upkeepInputs'
import { useMay } from '../../../authProvider/useRights.ts'
import { CheckInput } from '../../../components/editing/fields/CheckInput.tsx'
import { useCallMutation } from '../../../dataProvider/index.ts'
import { useSay } from '../../../layout/notifications/useSay.ts'
import { AddressInputs } from './AddressInputs.tsx'
import { EntryDialog } from './EntryDialog.tsx'

const empty: NewAddressInput = {
  ...{ deliveryAddress: '', deliverySuburb: '', deliveryPostCode: '', stateCode: '' },
  ...{ country: 'AU', isDefault: false },
}

interface AddressButtonProps {
  readonly customerCode: string
  /** What is changed; left out: one more. */
  readonly address?: DeliveryAddress
}

/** Enters or changes an address that a customer's goods can go to. */
export function AddressButton({ customerCode: code, address }: AddressButtonProps) {
  const may = useMay(customer.addAddress.right)
  const [isOpen, setOpen] = useState(false)
  const say = useSay()
  const add = useCallMutation(customer.addAddress, { refresh: [customer.deliveryAddresses] })
  const change = useCallMutation(customer.changeAddress, { refresh: [customer.deliveryAddresses] })
  if (!may) return null
  const save = (now: NewAddressInput) => {
    if (address === undefined) return add.mutateAsync({ params: { code }, body: now })
    const { id, ...read } = address
    return change.mutateAsync({ params: { code, id }, body: { read, now } })
  }
  return (
    <>
      <Button
        size="small"
        onClick={() => setOpen(true)}
        {...(address === undefined ? {} : { 'aria-label': `Edit ${address.deliveryAddress}` })}
      >
        {address === undefined ? 'Add address' : 'Edit'}
      </Button>
      {isOpen ? (
        <EntryDialog<NewAddressInput>
          title={address === undefined ? 'New Delivery Address' : 'Delivery Address'}
          ok="Save"
          schema={NewAddressInput}
          empty={
            address === undefined ? empty : { ...address, country: address.country === 'NZ' ? 'NZ' : 'AU' }
          }
          failed="The address was not saved."
          stale={[customer.deliveryAddresses]}
          save={async now => {
            await save(now)
            say('Address has been saved.', 'success')
          }}
          onClose={() => setOpen(false)}
        >
          <AddressInputs<NewAddressInput> />
          <CheckInput<NewAddressInput> name="isDefault" label="Default" />
        </EntryDialog>
      ) : null}
    </>
  )
}
