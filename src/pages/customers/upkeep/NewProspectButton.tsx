import AddIcon from '@mui/icons-material/Add'
import Button from '@mui/material/Button'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { customer } from '#contract/customer'
import { ProspectInput } from '#contract/customer/upkeepInputs'
import { countries } from '#domain/formats'
import { businessUnits } from '#domain/quoteItem'
import { useUser } from '../../../authProvider/UserContext.ts'
import { useMay } from '../../../authProvider/useRights.ts'
import { SelectInput } from '../../../components/editing/fields/SelectInput.tsx'
import { TextInput } from '../../../components/editing/fields/TextInput.tsx'
import { refreshRecords, useCallMutation } from '../../../dataProvider/index.ts'
import { useSay } from '../../../layout/notifications/useSay.ts'
import { customers } from '../../../resources/customers/index.ts'
import { profilePath } from '../../../resources/customers/profilePath.ts'
import { EntryDialog } from './EntryDialog.tsx'

const empty: ProspectInput = {
  ...{ customerName: '', abn: '', contactName: '', phone: '', email: '', industryCode: '' },
  ...{ businessUnit: '', salesRepLogin: '', country: 'AU', city: '' },
}

/** Enters a prospect, and leads to its profile. */
export function NewProspectButton() {
  const may = useMay(customer.newProspect.right)
  const { login, salesReps } = useUser()
  const [isOpen, setOpen] = useState(false)
  const navigate = useNavigate()
  const say = useSay()
  const queryClient = useQueryClient()
  const add = useCallMutation(customer.newProspect, { refresh: [customer.customers, customer.allCustomers] })
  if (!may) return null
  const reps = [
    { code: '', label: 'My own' },
    ...salesReps.filter(rep => rep.login !== login).map(rep => ({ code: rep.login, label: rep.name })),
  ]
  return (
    <>
      <Button size="small" startIcon={<AddIcon />} variant="outlined" onClick={() => setOpen(true)}>
        New Prospect
      </Button>
      {isOpen ? (
        <EntryDialog<ProspectInput>
          title="New Prospect"
          ok="Save"
          schema={ProspectInput}
          empty={empty}
          failed="The prospect was not saved."
          save={async values => {
            const made = await add.mutateAsync({ body: values })
            void refreshRecords(queryClient, [customers])
            say(`${made.customerName} is kept as ${made.customerCode}.`, 'success')
            navigate(profilePath(made.customerCode))
          }}
          onClose={() => setOpen(false)}
        >
          <TextInput<ProspectInput> name="customerName" label="Name" autoFocus />
          <TextInput<ProspectInput> name="abn" label="ABN" />
          <TextInput<ProspectInput> name="contactName" label="Contact" />
          <TextInput<ProspectInput> name="phone" label="Phone" />
          <TextInput<ProspectInput> name="email" label="Email" />
          <TextInput<ProspectInput> name="city" label="City" />
          <SelectInput<ProspectInput> name="country" label="Country" empty="" choices={countries} />
          <SelectInput<ProspectInput> name="businessUnit" label="Business Unit" choices={businessUnits} />
          {reps.length === 1 ? null : (
            <SelectInput<ProspectInput> name="salesRepLogin" label="Sales Rep" empty="" choices={reps} />
          )}
        </EntryDialog>
      ) : null}
    </>
  )
}
