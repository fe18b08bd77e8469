import { z } from 'zod'
import { quoteStatuses } from '#domain/quotes'
import { version } from './fields.ts'
import { QuoteHeader } from './header.ts'
import { QuoteComponent } from './quoteComponent.ts'
import { QuoteItemRow } from './quoteItemRow.ts'

export const Quote = QuoteHeader.extend({
  id: z.number(),
  quoteReference: z.string(),
  version,
  status: z.enum(quoteStatuses),
  owner: z.string(),
  ownerName: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
  updatedBy: z.string(),
  customerName: z.string(),
  customerStatus: z.enum(['TRADING', 'PROSPECT']).nullable(),
  lgxCustomerCode: z.string(),
  customerIndustry: z.string(),
  customerIndustryCode: z.string(),
  customerSalesRep: z.string(),
  salesRepName: z.string(),
  division: z.string(),
  businessUnit: z.string(),
  lgxDefaultPlant: z.string(),
  quoteHasCustomer: z.boolean(),
  isQuoteInitiator: z.boolean(),
  /** Whether the person may change the header and add items. */
  mayEdit: z.boolean(),
  isAnyItemNotInInitiateStep: z.boolean(),
  isNewCustomer: z.boolean(),
  customerCountry: z.string(),
  items: z.array(QuoteItemRow),
  /** Of a master quote: its open items as parts of its set. */
  components: z.array(QuoteComponent),
}).meta({ id: 'Quote' })
export type Quote = z.infer<typeof Quote>
