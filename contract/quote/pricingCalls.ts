import { z } from 'zod'
import { all, role } from '#domain/access'
import { endpoint, type Service } from '../endpoint.ts'
import { costRight } from '../engineRights.ts'
import { id } from '../listQuery.ts'
import { byId, version } from './fields.ts'
import { viewQuote } from './rights.ts'
import { storedSections } from './storedSections.ts'

/** What an item costs and is sold for, with the version that a save starts from. */
export const ItemPricing = z
  .object({ quoteItemId: z.number(), version, pricing: storedSections.pricing })
  .meta({ id: 'ItemPricing' })
export type ItemPricing = z.infer<typeof ItemPricing>

/** What the tooling of an item costs: by the plant's rates, and where it has come by its maker. */
export const PricingTooling = z
  .object({
    type: z.enum(['STEREO', 'FORME']),
    calculatedCost: z.number(),
    /** What the customer is offered to pay for it, by the plant's usual mark-up. */
    customerCost: z.number(),
  })
  .meta({ id: 'PricingTooling' })
export type PricingTooling = z.infer<typeof PricingTooling>

/** What Price asks beside its save. */
export const pricingCalls = {
  itemPricing: endpoint({
    method: 'GET',
    path: '/quote/QuotePricing/Box/{id}',
    summary: 'What an item costs and is sold for',
    right: costRight,
    params: byId,
    response: ItemPricing,
    problems: ['not-found'],
  }),
  pricingTooling: endpoint({
    method: 'GET',
    path: '/quote/QuotePricing/Tooling/{quoteProductBoxPricingId}',
    summary: 'What the stereos and the forme of an item cost by the rates of its plant',
    right: costRight,
    params: z.object({ quoteProductBoxPricingId: id }),
    response: z.array(PricingTooling),
    problems: ['not-found', 'rule-failed'],
  }),
  updateUnitPrice: endpoint({
    method: 'POST',
    path: '/quote/QuotePricing/UnitPriceUpdateInQuoteItem',
    summary:
      'Takes what one unit of bought goods is sold for at the expected order quantity as the unit price of the item',
    right: viewQuote,
    body: z.object({ quoteItemId: id, unitPrice: z.number().min(0).max(1_000_000_000) }),
    response: z.object({ quoteItemId: z.number(), unitPrice: z.number() }),
    problems: ['not-found', 'rule-failed'],
  }),
  manualExpirePrice: endpoint({
    method: 'POST',
    path: '/quote/QuotePricing/ManualExpirePrice',
    summary: 'Lets the price of an item end on a day, wherever the item stands',
    right: all(viewQuote, role('PRICING', 'SU')),
    body: z.object({ id, priceExpiryDate: z.iso.date('Invalid date') }),
    response: ItemPricing,
    problems: ['not-found', 'rule-failed'],
  }),
} satisfies Service
