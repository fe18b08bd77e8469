const sellers = ['SALESREP', 'SCA']

interface Seer {
  readonly roles: readonly string[]
  readonly scopes: readonly string[]
}

/**
 * Whether a person sees what belongs to every customer: with VIEW_ALL_CUSTOMERS, and whoever does more than sell. Who only
 * sells sees what their own customers and those of the reps they coordinate have. Our own reading of 000 §6.
 */
export const seesEveryCustomer = ({ scopes, roles }: Seer): boolean =>
  scopes.includes('VIEW_ALL_CUSTOMERS') || !roles.every(code => sellers.includes(code))
