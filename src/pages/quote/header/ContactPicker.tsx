import MenuItem from '@mui/material/MenuItem'
import { type CustomerContact, customer } from '#contract/customer'
import type { QuoteHeader } from '#contract/quote'
import { BareInput } from '../../../components/editing/fields/BareInput.tsx'
import { useFormField } from '../../../components/editing/fields/useFormField.ts'
import { useCall } from '../../../dataProvider/index.ts'
import { headerLabel } from './quoteHeader.ts'

/** Whoever gets the letters, also when that is somebody else tomorrow. */
const usual = ''

const wordsOf = ({ name, role }: CustomerContact) => (role === '' ? name : `${name}, ${role}`)

/** Whom of the customer the quote is for. */
export function ContactPicker({ customerCode }: { readonly customerCode: string }) {
  const { field, error, readOnly } = useFormField<QuoteHeader>('contactId')
  const { data: contacts = [] } = useCall(
    customer.contacts,
    { params: { code: customerCode } },
    { enabled: customerCode !== '', meta: { quiet: true } },
  )
  const chosen = contacts.find(({ id }) => id === field.value)
  const first = contacts.find(({ getsLetters }) => getsLetters)
  if (first === undefined && chosen === undefined) return null
  const label = headerLabel('contactId')
  const usualWords = first === undefined ? 'Whoever gets the letters' : wordsOf(first)
  if (readOnly) {
    const value = chosen === undefined ? usualWords : wordsOf(chosen)
    return <BareInput label={label} value={value} error={undefined} readOnly />
  }
  return (
    <BareInput
      select
      label={label}
      value={chosen === undefined ? usual : String(chosen.id)}
      onChange={({ target }) => field.onChange(target.value === usual ? null : Number(target.value))}
      onBlur={field.onBlur}
      inputRef={field.ref}
      error={error}
      readOnly={false}
      slotProps={{ select: { displayEmpty: true } }}
    >
      <MenuItem value={usual}>{`${usualWords} (letters)`}</MenuItem>
      {contacts
        .filter(contact => contact !== first || contact === chosen)
        .map(contact => (
          <MenuItem key={contact.id} value={String(contact.id)}>
            {wordsOf(contact)}
          </MenuItem>
        ))}
    </BareInput>
  )
}
