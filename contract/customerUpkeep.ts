import { z } from 'zod'
import { createQuoteRight, pageRoles } from '#domain/access'
import { text } from '#domain/messages'
import { Customer, CustomerNote, DeliveryAddress } from './customerParts.ts'
import { endpoint, type Service } from './endpoint.ts'
import { requiredText } from './masters.ts'

const words = (longest: number) => z.string().trim().max(longest)
const abn = words(14)
  .transform(value => value.replaceAll(' ', ''))
  .refine(value => value === '' || /^\d{11}$/.test(value), text('formDigits', { field: 'ABN', length: 11 }))
const code = z.object({ code: z.string().min(1).max(20) })

/** An address as a person enters it. */
export const AddressInput = z.object({
  deliveryAddress: requiredText('Address', 200),
  deliverySuburb: requiredText('Suburb', 80),
  deliveryPostCode: requiredText('Post Code', 10).regex(
    /^\d{4}$/,
    text('formDigits', { field: 'Post Code', length: 4 }),
  ),
  stateCode: words(10),
  country: z.enum(['AU', 'NZ']),
})
export type AddressInput = z.infer<typeof AddressInput>

/** A prospect as a person enters it; `salesRepLogin` '': who enters it. */
export const ProspectInput = z.object({
  customerName: requiredText('Name', 120),
  abn,
  contactName: words(120),
  phone: words(40),
  email: words(200).pipe(z.union([z.literal(''), z.email(text('formEmail'))])),
  industryCode: words(20),
  businessUnit: requiredText('Business Unit', 20),
  salesRepLogin: words(60),
  country: z.enum(['AU', 'NZ']),
  city: words(80),
})
export type ProspectInput = z.infer<typeof ProspectInput>

/** One more address, which the goods of new quotes may go to unless told. */
export const NewAddressInput = AddressInput.extend({ isDefault: z.boolean() })
export type NewAddressInput = z.infer<typeof NewAddressInput>

/** What a prospect needs to trade: its code in the ERP system and where its goods go. */
export const TradingInput = z.object({ otherRef: requiredText('ERP Code', 40), address: AddressInput })
export type TradingInput = z.infer<typeof TradingInput>

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
