import { scopeCodes } from '#domain/access'
import type { Person } from '../../person/person.ts'

/** Who acts when a customer answers an offer. No user can have this login: it has blanks. */
export const customerLogin = 'customer (on-line)'

/** The actor that does with a quote what its customer's answer asks for. Nobody signs in as it. */
export const customerActor: Person = {
  ...{ id: 0, login: customerLogin, name: 'Customer (on-line)' },
  roles: ['SU'],
  scopes: [...scopeCodes],
  workGroups: [],
  salesReps: [],
  assistantsOfSalesReps: [],
  assistants: [],
}
