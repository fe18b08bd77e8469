import type { Customer } from '#contract/customer'
import { countryName } from '#domain/formats'
import { businessUnitLabel } from '#domain/quoteItem'
import { Facts } from '../../../resources/facts/Facts.tsx'

/** An ABN as it is written: `51 824 753 556`. */
const abnOf = (abn: string) => abn.replace(/^(\d{2})(\d{3})(\d{3})(\d{3})$/, '$1 $2 $3 $4')

/** Who the customer is and who looks after them. */
export function CustomerFacts({ customer }: { readonly customer: Customer }) {
  return (
    <Facts
      facts={[
        ['Customer code', customer.customerCode],
        ['ERP code', customer.otherRef],
        ['ABN', abnOf(customer.abn)],
        ['City', customer.city],
        ['Country', countryName(customer.country)],
        ['Industry', customer.industry],
        ['Business unit', businessUnitLabel(customer.businessUnit)],
        ['Sales rep', customer.salesRepName],
      ]}
    />
  )
}
