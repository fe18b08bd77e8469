import type { Service } from './endpoint.ts'
import { orderDocumentCalls, quoteNewWork } from './newWork.ts'
import { approvalCalls } from './quote/approvalCalls.ts'
import { commentCalls } from './quote/comments.ts'
import { copyCalls } from './quote/copyCalls.ts'
import { designCalls } from './quote/designCalls.ts'
import { designProjectCalls } from './quote/designProjectCalls.ts'
import { documentCalls } from './quote/documentCalls.ts'
import { itemCalls } from './quote/itemCalls.ts'
import { kindCalls } from './quote/kindCalls.ts'
import { logCalls } from './quote/log.ts'
import { lookupCalls } from './quote/lookupCalls.ts'
import { offerCalls } from './quote/offerCalls.ts'
import { pricingCalls } from './quote/pricingCalls.ts'
import { printingCalls } from './quote/printingCalls.ts'
import { productCalls } from './quote/productCalls.ts'
import { quoteCalls, quoteUpkeepCalls } from './quote/quoteCalls.ts'
import { sectionCalls } from './quote/sectionCalls.ts'
import { quoteDashboard } from './quoteDashboard.ts'
import { quoteSamples } from './samples.ts'

export { ApprovalDetail, ItemApproval, ItemApprovers } from './quote/approvalCalls.ts'
export { Comment } from './quote/comments.ts'
export { CopiedSource, LastSold } from './quote/copyCalls.ts'
export { AutoRouteInput, DesignLookup, DesignPrints, IntraCompanySteps } from './quote/designCalls.ts'
export { QuoteDocument } from './quote/documentCalls.ts'
export { QuoteHeader } from './quote/header.ts'
export { ItemBefore, type SinceWhat } from './quote/itemBefore.ts'
export { LogEntry } from './quote/log.ts'
export { QuoteItemLookups, QuoteLookups } from './quote/lookupCalls.ts'
export { Offer, OfferedItem, OrderedItem, RevisionOffer } from './quote/offer.ts'
export { AcceptInput, AskInput, DeclineInput } from './quote/offerInputs.ts'
export { ItemPricing, PricingTooling } from './quote/pricingCalls.ts'
export { PrintingLookup, SourceInk, StereoForme } from './quote/printingCalls.ts'
export { QuoteComponent } from './quote/quoteComponent.ts'
export { FieldRule, Finding, QuoteItem } from './quote/quoteItem.ts'
export { QuoteItemRow } from './quote/quoteItemRow.ts'
export { SectionSaved } from './quote/sectionCalls.ts'
export { Compliance, Design, Printing, Product, sectionSchemas } from './quote/sections.ts'
export { Quote } from './quote/wholeQuote.ts'

/** Named, since TypeScript does not write the whole of it into a declaration. */
type QuoteCalls = typeof quoteCalls &
  typeof productCalls &
  typeof sectionCalls &
  typeof printingCalls &
  typeof pricingCalls &
  typeof approvalCalls &
  typeof copyCalls &
  typeof designCalls &
  typeof designProjectCalls &
  typeof quoteUpkeepCalls &
  typeof kindCalls &
  typeof lookupCalls &
  typeof itemCalls &
  typeof commentCalls &
  typeof documentCalls &
  typeof offerCalls &
  typeof quoteDashboard &
  typeof quoteNewWork &
  typeof orderDocumentCalls &
  typeof quoteSamples &
  typeof logCalls

/** Calls about quotes and their items. */
export const quote: QuoteCalls = {
  ...quoteCalls,
  ...productCalls,
  ...sectionCalls,
  ...printingCalls,
  ...pricingCalls,
  ...approvalCalls,
  ...copyCalls,
  ...designCalls,
  ...designProjectCalls,
  ...quoteUpkeepCalls,
  ...kindCalls,
  ...lookupCalls,
  ...itemCalls,
  ...commentCalls,
  ...documentCalls,
  ...offerCalls,
  ...quoteDashboard,
  ...quoteNewWork,
  ...orderDocumentCalls,
  ...quoteSamples,
  ...logCalls,
} satisfies Service
