import Button from '@mui/material/Button'
import { useState } from 'react'
import { type AddressInput, customer } from '#contract/customer'
import { useMay } from '../../../authProvider/useRights.ts'
import { CheckInput } from '../../../components/editing/fields/CheckInput.tsx'
import { useCallMutation } from '../../../dataProvider/index.ts'
import { useSay } from '../../../layout/notifications/useSay.ts'
import { AddressInputs } from './AddressInputs.tsx'
import { FormDialog } from './FormDialog.tsx'

type NewAddress = AddressInput & { readonly isDefault: boolean }

const empty: NewAddress = {
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
        <FormDialog<NewAddress>
          title="New Delivery Address"
          ok="Save"
          schema={customer.addAddress.body}
          empty={empty}
          failed="The address was not saved."
          save={async body => {
            await add.mutateAsync({ params: { code: customerCode }, body })
            say('Address has been saved.', 'success')
          }}
          onClose={() => setOpen(false)}
        >
          <AddressInputs<NewAddress> />
          <CheckInput<NewAddress> name="isDefault" label="Default" />
        </FormDialog>
      ) : null}
    </>
  )
}
