import { z } from 'zod'
import { text } from '#domain/messages'
import { requiredText } from '../masterFields.ts'

const words = (longest: number) => z.string().trim().max(longest)
const abn = words(14)
  .transform(value => value.replaceAll(' ', ''))
  .refine(value => value === '' || /^\d{11}$/.test(value), text('formDigits', { field: 'ABN', length: 11 }))

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
