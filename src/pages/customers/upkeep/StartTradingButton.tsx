import Button from '@mui/material/Button'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type Customer, customer as calls } from '#contract/customer'
import { TradingInput } from '#contract/customer/upkeepInputs'
import { useMay } from '../../../authProvider/useRights.ts'
import { TextInput } from '../../../components/editing/fields/TextInput.tsx'
import { refreshRecords, useCallMutation } from '../../../dataProvider/index.ts'
import { useSay } from '../../../layout/notifications/useSay.ts'
import { customers } from '../../../resources/customers/index.ts'
import { AddressInputs } from './AddressInputs.tsx'
import { EntryDialog } from './EntryDialog.tsx'

const empty: TradingInput = {
  otherRef: '',
  address: {
    ...{ deliveryAddress: '', deliverySuburb: '', deliveryPostCode: '', stateCode: '', country: 'AU' },
  },
}

/** Makes a prospect a customer that trades: its code in the ERP system, and where its goods go. */
export function StartTradingButton({ customer }: { readonly customer: Customer }) {
  const may = useMay(calls.startTrading.right)
  const [isOpen, setOpen] = useState(false)
  const say = useSay()
  const queryClient = useQueryClient()
  const start = useCallMutation(calls.startTrading, {
    refresh: [calls.customers, calls.deliveryAddresses, calls.allCustomers],
  })
  const { customerCode, customerName, status } = customer
  if (!may || status === 'TRADING') return null
  return (
    <>
      <Button onClick={() => setOpen(true)}>Start Trading…</Button>
      {isOpen ? (
        <EntryDialog<TradingInput>
          title={`${customerName} starts trading`}
          ok="Start Trading"
          schema={TradingInput}
          empty={empty}
          failed={`${customerName} is still a prospect.`}
          save={async values => {
            await start.mutateAsync({ params: { code: customerCode }, body: values })
            void refreshRecords(queryClient, [customers])
            say(`${customerName} trades now.`, 'success')
          }}
          onClose={() => setOpen(false)}
        >
          <TextInput<TradingInput> name="otherRef" label="ERP Code" autoFocus />
          <AddressInputs<TradingInput> prefix="address." />
        </EntryDialog>
      ) : null}
    </>
  )
}
