import { z } from 'zod'
import { all, pageRoles } from '#domain/access'
import { config } from '../config.ts'
import { endpoint, type Service } from '../endpoint.ts'
import { ConfigLookupData, QuoteLookupData } from '../referenceLists.ts'
import { viewQuote } from './rights.ts'

const Choice = z.object({ code: z.string(), label: z.string() })

/** What the header of a quote and its items are chosen from. */
export const QuoteLookups = QuoteLookupData.extend({
  ...ConfigLookupData.pick({ states: true, businessUnits: true, truckTypes: true, industries: true }).shape,
  shippingMethods: z.array(Choice),
}).meta({ id: 'QuoteLookups' })
export type QuoteLookups = z.infer<typeof QuoteLookups>

/** What the product and the design of an item are chosen from. */
export const QuoteItemLookups = z
  .object({
    plants: config.plants.response,
    boardGrades: config.boardGrades.response,
    paperDeckles: config.paperDeckles.response,
    offsiteTransferSettings: config.offsiteTransferSettings.response,
    vslCodes: config.vslLookup.response,
  })
  .meta({ id: 'QuoteItemLookups' })
export type QuoteItemLookups = z.infer<typeof QuoteItemLookups>

/** What quotes and their items are chosen from, in one answer each. */
export const lookupCalls = {
  lookups: endpoint({
    method: 'GET',
    path: '/quote/QuoteLookup/All',
    summary: 'What a quote and its items choose from: categories, styles, states, trucks, shipping methods',
    right: viewQuote,
    response: QuoteLookups,
  }),
  itemLookups: endpoint({
    method: 'GET',
    path: '/quote/QuoteLookup/GetLookupData',
    summary: 'Plants, board grades with their variants, paper deckles, offsite transfers and VSL codes',
    right: all(viewQuote, pageRoles.quotes),
    response: QuoteItemLookups,
  }),
} satisfies Service
