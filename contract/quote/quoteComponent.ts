import { z } from 'zod'
import { version } from './fields.ts'
import { storedSections } from './storedSections.ts'

const known = z.number().nullable()

/** An item of a master quote as its set sees it. */
export const QuoteComponent = z
  .object({
    quoteItemId: z.number(),
    reference: z.string(),
    description: z.string(),
    isMaster: z.boolean(),
    /** Its delivery section, which has ratio and shipping method; a save of it starts from `version`. */
    delivery: storedSections.delivery,
    version,
    /** Why this person may not change ratio and shipping method; empty when they may. */
    refusal: z.string(),
    /** What it is sold for by quantity, for one pricing UOM. */
    sold: z.object({
      pricingUom: z.string(),
      details: z.array(z.object({ priceQty: known, minQty: known, maxQty: known, price: known })),
    }),
    isOrdered: z.boolean(),
  })
  .meta({ id: 'QuoteComponent' })
export type QuoteComponent = z.infer<typeof QuoteComponent>
