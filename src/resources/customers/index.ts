import type { Customer } from '#contract/customer'

/** The resource of customers: read here, changed where quotes are made. */
export const customers = {
  name: 'customers',
  recordRepresentation: ({ customerCode, customerName }: Customer) => `${customerCode} ${customerName}`,
}

/** Where a customer's profile is. */
export const profilePath = (customerCode: string): string =>
  `/customerprofile/${encodeURIComponent(customerCode)}`
