import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { type CustomerContact, customer } from '#contract/customer'
import { useCall } from '../../../dataProvider/index.ts'
import { ContactButton } from '../upkeep/ContactButton.tsx'
import { DeleteContactButton } from '../upkeep/DeleteContactButton.tsx'
import { PartOf } from './PartOf.tsx'

/** A telephone number that is called by a press. */
const phoneLink = (phone: string) => <Link href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</Link>

/** An address that is written to by a press. */
const emailLink = (email: string) => <Link href={`mailto:${email}`}>{email}</Link>

/** Whom one deals with at the customer, who gets their letters first. */
export function CustomerContacts({ customerCode }: { readonly customerCode: string }) {
  const contacts = useCall(customer.contacts, { params: { code: customerCode } })
  return (
    <PartOf label="contacts" part={contacts}>
      {rows =>
        rows.length === 0 ? (
          <Typography variant="body2" color="textSecondary">
            Nobody is kept yet: letters are addressed to the company.
          </Typography>
        ) : (
          <Box component="ul" sx={{ display: 'grid', gap: 1, m: 0, p: 0, listStyle: 'none' }}>
            {rows.map(contact => (
              <Contact key={contact.id} customerCode={customerCode} contact={contact} />
            ))}
          </Box>
        )
      }
    </PartOf>
  )
}

interface ContactProps {
  readonly customerCode: string
  readonly contact: CustomerContact
}

function Contact({ customerCode, contact }: ContactProps) {
  const { name, role, email, phone, getsLetters } = contact
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1, alignItems: 'flex-start', typography: 'body2' }}>
      <Box sx={{ minWidth: 0, flex: 1, overflowWrap: 'anywhere' }}>
        <Box>
          {name}
          {role === '' ? null : (
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {`, ${role}`}
            </Box>
          )}
          {getsLetters ? <Chip label="Letters" sx={{ ml: 1, height: 20 }} /> : null}
        </Box>
        {phone === '' ? null : <Box>{phoneLink(phone)}</Box>}
        {email === '' ? null : <Box>{emailLink(email)}</Box>}
      </Box>
      <ContactButton customerCode={customerCode} contact={contact} />
      <DeleteContactButton customerCode={customerCode} contact={contact} />
    </Box>
  )
}
