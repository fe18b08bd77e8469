/** Where a customer's profile is. */
export const profilePath = (customerCode: string): string =>
  `/customerprofile/${encodeURIComponent(customerCode)}`
