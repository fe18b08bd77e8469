import { type Colleague, isInitiator } from './isInitiator.ts'

/** Whether `person` may change the header of a quote owned by `owner`: its initiators, super users, customer service. */
export function mayEditQuote(person: Colleague, owner: string): boolean {
  return isInitiator(person, owner) || person.roles.includes('SU') || person.roles.includes('CUSTSERV')
}
