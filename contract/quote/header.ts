import { z } from 'zod'
import { largestStored } from '../listQuery.ts'
import { day, words } from './fields.ts'

/** What a person enters in the quote's header. */
export const QuoteHeader = z
  .object({
    customerCode: words(20),
    /** Whom of the customer it is for; null: who gets their letters. */
    contactId: z.int().positive().max(largestStored).nullable(),
    description: words(200),
    currencyCode: z.enum(['AUD', 'NZD']),
    customerPO: words(40),
    internalQuoteNotes: words(2000),
    deliveryAddress: words(200),
    deliveryAddress2: words(200),
    deliveryCity: words(80),
    deliveryState: words(10),
    deliveryPostCode: words(10),
    deliveryCountry: words(3),
    requiredDate: day,
    pricingDate: day,
    validFrom: day,
    validTo: day,
    truckType: words(20),
    handUnloadingRequired: z.boolean(),
    isMultiComponent: z.boolean(),
  })
  .meta({ id: 'QuoteHeader' })
export type QuoteHeader = z.infer<typeof QuoteHeader>
