import Link from '@mui/material/Link'
import type { Customer } from '#contract/customer'
import { Facts } from '../../../resources/facts/Facts.tsx'

const phoneLink = (phone: string) => <Link href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</Link>
const emailLink = (email: string) => <Link href={`mailto:${email}`}>{email}</Link>

/** An ABN as it is written: `51 824 753 556`. */
const abnOf = (abn: string) => abn.replace(/^(\d{2})(\d{3})(\d{3})(\d{3})$/, '$1 $2 $3 $4')

/** Who the customer is and who looks after them. */
export function CustomerFacts({ customer }: { readonly customer: Customer }) {
  const { email, phone } = customer
  return (
    <Facts
      facts={[
        ['Customer code', customer.customerCode],
        ['ERP code', customer.otherRef],
        ['ABN', abnOf(customer.abn)],
        ['Contact', customer.contactName],
        ['Phone', phone === '' ? '' : phoneLink(phone)],
        ['Email', email === '' ? '' : emailLink(email)],
        ['City', customer.city],
        ['Country', customer.country],
        ['Industry', customer.industry],
        ['Business unit', customer.businessUnit],
        ['Sales rep', customer.salesRepName],
      ]}
    />
  )
}
