import Button from '@mui/material/Button'
import { useState } from 'react'
import { customer } from '#contract/customer'
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

/** One more address that a customer's goods can go to. */
export function AddAddressButton({ customerCode }: { readonly customerCode: string }) {
  const may = useMay(customer.addAddress.right)
  const [isOpen, setOpen] = useState(false)
  const say = useSay()
  const add = useCallMutation(customer.addAddress, { refresh: [customer.deliveryAddresses] })
  if (!may) return null
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        Add address
      </Button>
      {isOpen ? (
        <EntryDialog<NewAddressInput>
          title="New Delivery Address"
          ok="Save"
          schema={NewAddressInput}
          empty={empty}
          failed="The address was not saved."
          save={async body => {
            await add.mutateAsync({ params: { code: customerCode }, body })
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
