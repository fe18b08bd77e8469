import type { quote, SectionSaved } from '#contract/quote'
import type { Handlers } from '../../http/mount.ts'
import type { Person } from '../../person/person.ts'
import type { DesignDeps } from '../design/designDeps.ts'
import { designProjectHandlers } from '../design/routes.ts'
import type { AutoRoutingDeps } from '../engine/autoRouting.ts'
import { offerHandlers } from '../offer/routes.ts'
import { quoteCatalogue } from '../products/catalogue/quoteCatalogue.ts'
import { copiedSource } from '../products/copiedSource.ts'
import { productsOfItem, saveProductOfItem } from '../products/itemProducts.ts'
import { lastSold } from '../products/lastSold.ts'
import { requote } from '../products/requote.ts'
import { withSourceCode } from '../products/sourceOf.ts'
import { sourceProducts } from '../products/sourceProducts.ts'
import { itemBefore } from '../quoteItem/itemBefore.ts'
import { loadItem } from '../quoteItem/loadItem.ts'
import { saveSection } from '../quoteItem/save/saveSection.ts'
import type { WorkflowDeps } from '../workflow/act.ts'
import { visibleQuote } from './access.ts'
import { addOption } from './addOption.ts'
import { addProducts } from './addProducts.ts'
import { decide } from './approval/decide.ts'
import { itemApprovers } from './approval/itemApprovers.ts'
import { readApproval } from './approval/readApproval.ts'
import { changeProductType, convertToResizable, kindOfItem } from './changeKind.ts'
import { closeItem } from './closeItem.ts'
import { addComment, commentsOf } from './comments.ts'
import { createQuote } from './createQuote.ts'
import type { Calendar } from './dashboardItems.ts'
import { deleteItem, deleteQuote } from './deleteQuote.ts'
import { autoRouteAfterSave, autoRouteInput, autoRouteNotices } from './design/autoRoute.ts'
import { designPrints } from './design/designPrints.ts'
import { interCompanyStep } from './design/interCompanyStep.ts'
import { intraCompanySteps } from './design/intraCompanySteps.ts'
import { designLookup } from './design/lookup.ts'
import type { FileDeps } from './documents/fileDeps.ts'
import type { PrintDeps } from './documents/printedTicket.ts'
import { documentHandlers } from './documents/routes.ts'
import { duplicateItem, duplicateQuote } from './duplicate.ts'
import { leaveOptions } from './leaveOptions.ts'
import { loadQuote, type QuoteReader } from './loadQuote.ts'
import { quoteItemLookups, quoteLookups } from './lookups.ts'
import { makeMaster } from './makeMaster.ts'
import { moneyItems } from './moneyItems.ts'
import { newWorkHandlers } from './newWork/routes.ts'
import { expirePrice } from './pricing/expirePrice.ts'
import { readPricing } from './pricing/readPricing.ts'
import { saveGenericPricing } from './pricing/saveGenericPricing.ts'
import { savePricing } from './pricing/savePricing.ts'
import { pricingTooling } from './pricing/tooling.ts'
import { updateUnitPrice } from './pricing/updateUnitPrice.ts'
import { printingLookup } from './printing/lookup.ts'
import { stereoForme } from './printing/stereoForme.ts'
import { productCodeUsed } from './productCodeUsed.ts'
import { quotesOfStatus } from './quoteStandings.ts'
import { quoteStats } from './quoteStats.ts'
import { draftQuotes, itemByReference, logOfQuote } from './reads.ts'
import { runsOfQuote } from './runsOfQuote.ts'
import { type SampleDeps, sampleHandlers } from './samples/routes.ts'
import { saveQuote } from './saveQuote.ts'
import { winLoss } from './winLoss.ts'

export type QuoteDeps = QuoteReader &
  WorkflowDeps &
  Calendar &
  SampleDeps &
  FileDeps &
  DesignDeps &
  PrintDeps &
  AutoRoutingDeps & {
    /** Where browsers reach the product; '' when nothing is said about it. */
    readonly origin: string
  }

/** What a save of the product answers once the item is routed where its category and step do that. */
async function routedAfter(deps: QuoteDeps, person: Person, saved: SectionSaved): Promise<SectionSaved> {
  const { id, step, product } = saved.item
  const said = await autoRouteAfterSave(deps, person, { id, step, itemCategory: product.itemCategory })
  return said === '' ? saved : { ...saved, said: [...saved.said, said] }
}

/** Handlers of the quote service. */
export function quoteHandlers(deps: QuoteDeps): Handlers<typeof quote> {
  const { db } = deps
  return {
    create: ({ person, body }) => createQuote(deps, person, body.customer?.customerCode || null),
    update: ({ person, body }) => saveQuote(deps, person, body),
    get: ({ person, params }) => loadQuote(deps, person, params.id),
    runs: ({ person, params }) => runsOfQuote(db, person, params.id),
    copiedSource: ({ person, params }) => copiedSource(db, person, params.id),
    lastSold: ({ person, params }) => lastSold(deps, person, params.id),
    sourceProducts: ({ person, params }) => sourceProducts(db, person, params.id),
    itemByReference: ({ person, params }) => itemByReference(db, person, params.ref),
    draftQuotes: ({ person }) => draftQuotes(db, person.login),
    catalogueProducts: ({ person, body }) => quoteCatalogue(deps, person, body),
    addProducts: ({ person, body }) => addProducts(deps, person, body.id, body.products, body),
    saveProduct: async ({ person, body }) => {
      const values = await withSourceCode(db, body.quoteItemId, body.product)
      const saved = await saveSection(deps, person, {
        ...body,
        key: 'product',
        values,
        check: kindOfItem(body.quoteItemId),
      })
      return body.autoRoute ? routedAfter(deps, person, saved) : saved
    },
    changeProductType: ({ person, body }) => changeProductType(deps, person, body),
    convertToResizable: async ({ person, body }) =>
      routedAfter(deps, person, await convertToResizable(deps, person, body)),
    lookups: () => quoteLookups(db),
    itemLookups: () => quoteItemLookups(db),
    savePrinting: ({ person, body }) =>
      saveSection(deps, person, { ...body, key: 'printing', values: body.printing }),
    savePalletization: ({ person, body }) =>
      saveSection(deps, person, { ...body, key: 'palletization', values: body.palletization }),
    saveGoodsPalletization: ({ person, body }) =>
      saveSection(deps, person, { ...body, key: 'goodsPalletization', values: body.goodsPalletization }),
    saveDelivery: ({ person, body }) =>
      saveSection(deps, person, { ...body, key: 'delivery', values: body.delivery }),
    saveDesign: ({ person, body }) =>
      saveSection(deps, person, { ...body, key: 'design', values: body.design }),
    saveDesignPrint: ({ person, body }) =>
      saveSection(deps, person, { ...body, key: 'designPrint', values: body.designPrint }),
    savePrePrintDesign: ({ person, body }) =>
      saveSection(deps, person, { ...body, key: 'prePrintDesign', values: body.prePrintDesign }),
    savePricing: ({ person, body }) => savePricing(deps, person, body),
    saveGenericPricing: ({ person, body }) => saveGenericPricing(deps, person, body),
    updateUnitPrice: ({ person, body }) => updateUnitPrice(deps, person, body),
    itemPricing: ({ person, params }) => readPricing(db, person, params.id),
    pricingTooling: ({ person, params }) => pricingTooling(deps, person, params.quoteProductBoxPricingId),
    manualExpirePrice: ({ person, body }) => expirePrice(db, person, body.id, body.priceExpiryDate),
    itemApproval: ({ person, params }) => readApproval(deps, person, params.id),
    itemApprovers: ({ person, params }) => itemApprovers(deps, person, params.id),
    approve: ({ person, params, body }) => decide(deps, person, params.id, body),
    saveApproval: ({ person, body }) =>
      saveSection(deps, person, { ...body, key: 'approval', values: body.approval }),
    saveCompliance: ({ person, body }) =>
      saveSection(deps, person, { ...body, key: 'compliance', values: body.compliance }),
    printingLookup: ({ person, query }) => printingLookup(deps, person, query),
    designLookup: ({ query }) => designLookup(db, query.plantCode),
    designPrints: ({ person, query }) => designPrints(db, person, query.quoteItemId),
    intraCompanySteps: ({ person, query }) => intraCompanySteps(deps, person, query.quoteItemId),
    generateInterCompanyStep: ({ person, body }) => interCompanyStep(deps, person, body.quoteItemId),
    autoRouteInput: ({ person, query }) => autoRouteInput(db, person, query.quoteItemId, query.plantCode),
    autoRouteNotices: ({ person, query }) => autoRouteNotices(db, person, query.quoteItemId),
    calculateStereoForme: ({ person, body }) => stereoForme(deps, person, body.QuoteItemId),
    existingProducts: ({ person, body }) => requote(deps, person, body, false),
    existingProductsOfOther: ({ person, body }) => requote(deps, person, body, true),
    productBoxLgx: ({ person, query }) => productsOfItem(db, person, query.quoteItemId),
    saveProductBoxLgx: ({ person, body }) =>
      saveProductOfItem(db, person, body.quoteProductBoxId, body.lgxProductId),
    productExists: async ({ person, query }) => ({ exists: await productCodeUsed(db, person, query) }),
    isCustomerAssigned: async ({ person, params }) => ({
      isAssigned: (await visibleQuote(db, person, params.quoteId)).customer !== null,
    }),
    deleteQuote: ({ person, body }) => deleteQuote(deps, person, body.quoteId),
    duplicate: ({ person, params, body }) => duplicateQuote(deps, person, params.id, body),
    duplicateItem: ({ person, body }) => duplicateItem(deps, person, body.quoteItemId, body.count),
    addOption: ({ person, body }) => addOption(deps, person, body.quoteItemId),
    makeMaster: ({ person, body }) => makeMaster(deps, person, body.quoteItemId),
    leaveOptions: ({ person, body }) => leaveOptions(deps, person, body.quoteItemId),
    item: ({ person, params }) => loadItem(deps, person, params.id),
    itemBefore: ({ person, params, query }) => itemBefore(deps, person, params.id, query.since),
    deleteItem: ({ person, body }) => deleteItem(deps, person, body.quoteItemId),
    close: ({ person, params, body }) =>
      closeItem(deps, person, {
        quoteId: params.q,
        quoteItemId: params.i,
        action: body.closeType === 'archive' ? 'ARCHIVE' : 'TRASH',
        reason: body.reason,
        comment: body.comment,
      }),
    unarchive: ({ person, params }) =>
      closeItem(deps, person, { quoteItemId: params.id, action: 'UNARCHIVE', reason: '', comment: '' }),
    comments: async ({ person, query }) => {
      await visibleQuote(db, person, query.quoteId)
      return commentsOf(db, query.quoteId, query.quoteItemId)
    },
    addComment: async ({ person, body }) => {
      await visibleQuote(db, person, body.quoteId)
      return addComment(db, person, body)
    },
    ...offerHandlers(deps),
    ...documentHandlers(deps),
    ...designProjectHandlers(deps),
    ...newWorkHandlers(deps),
    ...sampleHandlers(deps),
    quoteStats: ({ person, query }) => quoteStats(db, person, query, deps),
    dashboardQuotes: ({ person, query }) => quotesOfStatus(db, person, query, deps),
    winLoss: ({ person, query }) => winLoss(db, person, query, deps),
    moneyItems: ({ person, query }) => moneyItems(db, person, query, deps),
    log: async ({ person, params }) => {
      await visibleQuote(db, person, params.id)
      return logOfQuote(db, params.id)
    },
  }
}
