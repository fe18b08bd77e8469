import Button from '@mui/material/Button'
import { useState } from 'react'
import { type CustomerContact, customer } from '#contract/customer'
import { ContactInput } from '#contract/customer/contactInput'
import { useMay } from '../../../authProvider/useRights.ts'
import { CheckInput } from '../../../components/editing/fields/CheckInput.tsx'
import { TextInput } from '../../../components/editing/fields/TextInput.tsx'
import { useCallMutation } from '../../../dataProvider/index.ts'
import { useSay } from '../../../layout/notifications/useSay.ts'
import { customers } from '../../../resources/customers/index.ts'
import { EntryDialog } from './EntryDialog.tsx'
import { useRefreshResource } from './useRefreshResource.ts'

const empty: ContactInput = { name: '', role: '', email: '', phone: '', getsLetters: false }

interface ContactButtonProps {
  readonly customerCode: string
  /** Who is changed; left out: somebody new. */
  readonly contact?: CustomerContact
}

/** Enters or changes whom one deals with at a customer. */
export function ContactButton({ customerCode, contact }: ContactButtonProps) {
  const may = useMay(customer.saveContact.right)
  const [isOpen, setOpen] = useState(false)
  const say = useSay()
  const refreshCustomers = useRefreshResource(customers.name)
  const save = useCallMutation(customer.saveContact, { refresh: [customer.contacts] })
  if (!may) return null
  const { id, version } = contact ?? { id: 0, version: 0 }
  return (
    <>
      <Button
        size="small"
        onClick={() => setOpen(true)}
        {...(contact === undefined ? {} : { 'aria-label': `Edit ${contact.name}` })}
      >
        {contact === undefined ? 'Add contact' : 'Edit'}
      </Button>
      {isOpen ? (
        <EntryDialog<ContactInput>
          title={contact === undefined ? 'New Contact' : 'Contact'}
          ok="Save"
          schema={ContactInput}
          empty={contact === undefined ? empty : ContactInput.parse(contact)}
          failed="The contact was not saved."
          stale={[customer.contacts]}
          save={async values => {
            await save.mutateAsync({ params: { code: customerCode }, body: { ...values, id, version } })
            refreshCustomers()
            say('Contact has been saved.', 'success')
          }}
          onClose={() => setOpen(false)}
        >
          <TextInput<ContactInput> name="name" label="Name" />
          <TextInput<ContactInput> name="role" label="Role" />
          <TextInput<ContactInput> name="email" label="Email" />
          <TextInput<ContactInput> name="phone" label="Phone" />
          <CheckInput<ContactInput> name="getsLetters" label="Letters go to them" />
        </EntryDialog>
      ) : null}
    </>
  )
}
