import { z } from 'zod'
import { type SectionKey, type SectionOf, sections } from '#domain/quoteItem'
import { endpoint, type Service } from '../endpoint.ts'
import { id } from '../listQuery.ts'
import { version } from './fields.ts'
import { QuoteItem } from './quoteItem.ts'
import { viewQuote } from './rights.ts'
import { sectionSchemas } from './sections.ts'

/** What every save of a section answers. */
export const SectionSaved = z
  .object({
    item: QuoteItem,
    /** What the workflow has to say about it; '' for nothing. */
    actionMessage: z.string(),
    /** The sections that this save stored: the one sent, and those that followed from it. */
    written: z.array(z.string()),
    /** What followed in other fields, a sentence each. */
    said: z.array(z.string()),
  })
  .meta({ id: 'SectionSaved' })
export type SectionSaved = z.infer<typeof SectionSaved>

/** What is sent to save a section: the item, the version it was read at, and the section under its own name. */
export type SectionSave<Key extends SectionKey> = {
  readonly quoteItemId: number
  readonly version: number
} & { readonly [Name in Key]: SectionOf<Name> }

/** A save of the product may ask for the item to be routed afterwards. */
const productSave = z.object({
  quoteItemId: id,
  version,
  product: sectionSchemas.product,
  /** Whether the item is to be routed after it, where its category and step do that (001 §4). */
  autoRoute: z.boolean().default(false),
})

/** What Price saves: the price of the item, or what its printed liner costs, which goes into it. */
const pricingSave = z
  .object({
    quoteItemId: id,
    version,
    pricing: sectionSchemas.pricing.optional(),
    preprintCost: sectionSchemas.preprintCost.optional(),
  })
  .refine(
    ({ pricing, preprintCost }) => (pricing === undefined) !== (preprintCost === undefined),
    'one of pricing and preprintCost is saved',
  )

const saves = (key: SectionKey): string =>
  `Saves the ${sections[key].name} section of an item, from the version it was read at`

const saveOf = <const Key extends SectionKey>(key: Key) =>
  z.object({ quoteItemId: id, version, [key]: sectionSchemas[key] }) as unknown as z.ZodType<
    SectionSave<Key>,
    SectionSave<Key>
  >

const problems = ['not-found', 'stale', 'rule-failed'] as const

/** The calls that save a section of an item. */
export const sectionCalls = {
  saveProduct: endpoint({
    method: 'PUT',
    path: '/quote/Quote/Product',
    summary: saves('product'),
    right: viewQuote,
    body: productSave,
    response: SectionSaved,
    problems,
  }),
  savePrinting: endpoint({
    method: 'PUT',
    path: '/quote/QuotePrinting',
    summary: saves('printing'),
    right: viewQuote,
    body: saveOf('printing'),
    response: SectionSaved,
    problems,
  }),
  savePalletization: endpoint({
    method: 'PUT',
    path: '/quote/QuotePalletization',
    summary: saves('palletization'),
    right: viewQuote,
    body: saveOf('palletization'),
    response: SectionSaved,
    problems,
  }),
  saveGoodsPalletization: endpoint({
    method: 'PUT',
    path: '/quote/QuotePalletization/FinishedGoods',
    summary: saves('goodsPalletization'),
    right: viewQuote,
    body: saveOf('goodsPalletization'),
    response: SectionSaved,
    problems,
  }),
  saveDelivery: endpoint({
    method: 'PUT',
    path: '/quote/QuoteItemDeliveryDetail',
    summary: saves('delivery'),
    right: viewQuote,
    body: saveOf('delivery'),
    response: SectionSaved,
    problems,
  }),
  saveDesign: endpoint({
    method: 'POST',
    path: '/quote/QuoteProductDesign',
    summary: saves('design'),
    right: viewQuote,
    body: saveOf('design'),
    response: SectionSaved,
    problems,
  }),
  saveDesignPrint: endpoint({
    method: 'POST',
    path: '/quote/QuoteProductDesign/SaveLithoPrint',
    summary: saves('designPrint'),
    right: viewQuote,
    body: saveOf('designPrint'),
    response: SectionSaved,
    problems,
  }),
  savePrePrintDesign: endpoint({
    method: 'POST',
    path: '/quote/QuoteProductDesign/SavePreprint',
    summary: saves('prePrintDesign'),
    right: viewQuote,
    body: saveOf('prePrintDesign'),
    response: SectionSaved,
    problems,
  }),
  savePricing: endpoint({
    method: 'POST',
    path: '/quote/QuotePricing/Box',
    summary: 'Saves the price of an item, or what its printed liner costs, from the version it was read at',
    right: viewQuote,
    body: pricingSave,
    response: SectionSaved,
    problems,
  }),
  saveGenericPricing: endpoint({
    method: 'POST',
    path: '/quote/QuotePricing/MaterialPricingBreakGeneric',
    summary: saves('genericPricing'),
    right: viewQuote,
    body: saveOf('genericPricing'),
    response: SectionSaved,
    problems,
  }),
  saveApproval: endpoint({
    method: 'POST',
    path: '/quote/QuoteApproval',
    summary: saves('approval'),
    right: viewQuote,
    body: saveOf('approval'),
    response: SectionSaved,
    problems,
  }),
  saveCompliance: endpoint({
    method: 'POST',
    path: '/quote/QuoteCompliance',
    summary: saves('compliance'),
    right: viewQuote,
    body: saveOf('compliance'),
    response: SectionSaved,
    problems,
  }),
} satisfies Service
