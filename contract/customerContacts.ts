import { z } from 'zod'
import { createQuoteRight, pageRoles } from '#domain/access'
import { ContactInput } from './customer/contactInput.ts'
import { endpoint, type Service } from './endpoint.ts'
import { id, storedNumber } from './listQuery.ts'

export { ContactInput } from './customer/contactInput.ts'

/** Whom one deals with at a customer; letters go to one of them. */
export const CustomerContact = z
  .object({ ...ContactInput.shape, email: z.string(), id: z.number(), version: z.number() })
  .meta({ id: 'CustomerContact' })
export type CustomerContact = z.infer<typeof CustomerContact>

const code = z.string().min(1).max(20)

/** The contacts of customers. */
export const customerContactCalls = {
  contacts: endpoint({
    method: 'GET',
    path: '/customer/Contact/{code}',
    summary: 'Whom one deals with at a customer, who gets their letters first',
    right: pageRoles.quotes,
    params: z.object({ code }),
    response: z.array(CustomerContact),
  }),
  saveContact: endpoint({
    method: 'POST',
    path: '/customer/Contact/{code}',
    once: true,
    summary: 'Saves a contact of a customer, or makes a new one (id and version 0); answers all of them',
    right: createQuoteRight,
    params: z.object({ code }),
    body: ContactInput.extend({ id: storedNumber, version: storedNumber }),
    response: z.array(CustomerContact),
    problems: ['not-found', 'stale', 'already-exists', 'rule-failed'],
  }),
  deleteContact: endpoint({
    method: 'DELETE',
    path: '/customer/Contact/{code}/{id}',
    summary: 'Deletes a contact; quotes for them go to who gets the letters. Answers those who stay',
    right: createQuoteRight,
    params: z.object({ code, id }),
    response: z.array(CustomerContact),
    problems: ['not-found', 'rule-failed'],
  }),
} satisfies Service
