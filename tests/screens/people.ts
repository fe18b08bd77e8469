import type { SignedInUser } from '#contract/security'

/** A signed-in person as `GET /security/Auth` answers; a sales representative unless told. */
export const person = (overrides: Partial<SignedInUser> = {}): SignedInUser => ({
  login: 'salesrep',
  name: 'Sam Rees',
  email: 'sam.rees@example.com',
  roles: [{ code: 'SALESREP', name: 'Sales Representative' }],
  scopes: [{ code: 'CREATE_QUOTE' }, { code: 'VIEW_QUOTE' }],
  workGroups: [{ code: 'SALES-N', description: 'Sales North', department: 'SALES' }],
  salesReps: [],
  assistants: [],
  defaultState: 'VIC',
  ...overrides,
})
