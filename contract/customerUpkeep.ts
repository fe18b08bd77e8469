import { z } from 'zod'
import { createQuoteRight, pageRoles } from '#domain/access'
import { NewAddressInput, ProspectInput, TradingInput } from './customer/upkeepInputs.ts'
import { Customer, CustomerNote, DeliveryAddress } from './customerParts.ts'
import { endpoint, type Service } from './endpoint.ts'
import { id } from './listQuery.ts'
import { requiredText } from './masterFields.ts'

export { AddressInput, NewAddressInput, ProspectInput, TradingInput } from './customer/upkeepInputs.ts'

const code = z.object({ code: z.string().min(1).max(20) })

/** What is written about customers. */
export const customerUpkeepCalls = {
  newProspect: endpoint({
    method: 'POST',
    path: '/customer/Customer',
    once: true,
    summary: 'A new prospect',
    right: createQuoteRight,
    body: ProspectInput,
    response: Customer,
    problems: ['already-exists', 'rule-failed'],
  }),
  startTrading: endpoint({
    method: 'POST',
    path: '/customer/Customer/{code}/Trading',
    summary: 'A prospect becomes a customer that trades, with its code in the ERP system and a first address',
    right: createQuoteRight,
    params: code,
    body: TradingInput,
    response: Customer,
    problems: ['not-found', 'already-exists', 'rule-failed'],
  }),
  addAddress: endpoint({
    method: 'POST',
    path: '/customer/Customer/{code}/DeliveryAddress',
    once: true,
    summary: 'One more address that the goods of a customer can go to',
    right: createQuoteRight,
    params: code,
    body: NewAddressInput,
    response: z.array(DeliveryAddress),
    problems: ['not-found', 'rule-failed'],
  }),
  changeAddress: endpoint({
    method: 'PUT',
    path: '/customer/Customer/{code}/DeliveryAddress/{id}',
    summary:
      'Changes an address of a customer from what was read of it, or makes it the default; answers all of them',
    right: createQuoteRight,
    params: code.extend({ id }),
    body: z.object({ read: DeliveryAddress.omit({ id: true }), now: NewAddressInput }),
    response: z.array(DeliveryAddress),
    problems: ['not-found', 'stale', 'rule-failed'],
  }),
  deleteAddress: endpoint({
    method: 'DELETE',
    path: '/customer/Customer/{code}/DeliveryAddress/{id}',
    summary:
      'Deletes an address of a customer that is not the default; quotes keep theirs. Answers those that stay',
    right: createQuoteRight,
    params: code.extend({ id }),
    response: z.array(DeliveryAddress),
    problems: ['not-found', 'rule-failed'],
  }),
  addNote: endpoint({
    method: 'POST',
    path: '/customer/Note/{code}',
    once: true,
    summary: 'One more note about a customer',
    right: pageRoles.customers,
    params: code,
    body: z.object({ note: requiredText('Note', 2000) }),
    response: z.array(CustomerNote),
    problems: ['not-found'],
  }),
} satisfies Service
