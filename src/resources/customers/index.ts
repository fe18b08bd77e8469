import type { Customer } from '#contract/customer'
import { listResource } from '../../components/list/listResource.tsx'

/** The resource of customers: read here, changed where quotes are made. */
export const customers = listResource({
  name: 'customers',
  label: 'Customers',
  recordRepresentation: ({ customerCode, customerName }: Customer) => `${customerCode} ${customerName}`,
})
