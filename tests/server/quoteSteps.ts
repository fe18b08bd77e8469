import { expect } from 'vitest'
import { EngineLookupData } from '#contract/engineMasters'
import type { ItemApproval, Product, QuoteItem } from '#contract/quote'
import type { EngineMasters } from '#domain/estimating'
import type { SectionKey } from '#domain/quoteItem'
import { designedSections } from '../designedSections.ts'
import { pricedSection } from '../pricedSection.ts'
import { carton } from './carton.ts'
import { pdf } from './pdf.ts'
import type { Caller, TestApp } from './startTestServer.ts'

export { carton }

/** An item as the steps below pass it on. */
export interface TestItem {
  readonly quoteId: number
  readonly itemId: number
}

/** A new quote of the caller, for a customer or for nobody. */
export async function createQuote(caller: Caller, customerCode: string | null = 'BLU001') {
  const answer = await caller.post('/quote/Quote/Create', { customer: customerCode && { customerCode } })
  expect(answer.status).toBe(200)
  return answer.body
}

/** A new quote of the caller with one item, New / Manual Design. */
export async function createItem(caller: Caller, customerCode = 'BLU001'): Promise<TestItem> {
  const quote = await createQuote(caller, customerCode)
  const products = [{ itemCategory: 'NEW_MANUAL_DESIGN', description: 'Pale ale carton' }]
  const answer = await caller.post('/quote/Quote/Products', { id: quote.id, products })
  expect(answer.status).toBe(200)
  return { quoteId: quote.id, itemId: answer.body.items[0].id }
}

/** The item as its page loads it. */
export async function loadItem(caller: Caller, { itemId }: TestItem) {
  const answer = await caller.get(`/quote/QuoteItem/${itemId}`)
  expect(answer.status).toBe(200)
  return answer.body
}

/** What is wrong on a tab of the item, in words. */
export const findingsOn = (
  tab: string,
  item: { readonly findings: readonly { tab: string; message: string }[] },
) => item.findings.filter(finding => finding.tab === tab).map(({ message }) => message)

/** Saves the product with these changes, on top of what is stored now. */
export async function saveProduct(caller: Caller, item: TestItem, changes: Partial<Product>) {
  const { versions, product } = await loadItem(caller, item)
  return caller.put('/quote/Quote/Product', {
    quoteItemId: item.itemId,
    version: versions.product,
    product: { ...product, ...changes },
  })
}

/** What Print says of the carton: an ink that every plant keeps, for its one colour. */
export const printed = {
  numberOfColors: 1,
  inkCoverages: [{ key: 'k1', inkCode: 'S-ORANGE', stereoCode: '', printCoverage: 20 }],
}

let masters: EngineMasters | undefined

/** The engines' master data, the same in every copy of the demonstration database. */
async function mastersOf(caller: Caller): Promise<EngineMasters> {
  masters ??= EngineLookupData.parse((await caller.get('/engine/lookup/GetEngineLookupData')).body)
  return masters
}

/**
 * Fills in what Design answers for: print, pallets, the route, a drawing, and use and claims. The caller may edit the item
 * where it stands; it goes on from there. Answers what `between` says after each of them.
 */
export async function makeDesigned(
  caller: Caller,
  item: TestItem,
  between: () => Promise<string> = async () => '',
): Promise<string[]> {
  const said: string[] = []
  const now = await loadItem(caller, item)
  const printing = { ...now.printing, ...printed }
  const made = designedSections(await mastersOf(caller), { ...now, printing })
  const save = async (method: 'put' | 'post', call: string, key: SectionKey, values: object) => {
    const version = now.versions[key]
    const saved = await caller[method](call, { quoteItemId: item.itemId, version, [key]: values })
    expect([key, saved.status, saved.body.detail]).toEqual([key, 200, undefined])
    said.push(await between())
  }
  await save('put', '/quote/QuotePrinting', 'printing', printing)
  await save('put', '/quote/QuotePalletization', 'palletization', made.palletization)
  await save('post', '/quote/QuoteProductDesign', 'design', made.design)
  await save('post', '/quote/QuoteCompliance', 'compliance', { ...now.compliance, isFscCompliant: true })
  const { quoteId, itemId } = item
  const texts = { quoteId, quoteProductId: itemId, documentType: 'DRAWING' }
  const drawn = await caller.upload('/quote/QuoteDocument/upload', texts, 'Drawing.pdf', pdf())
  expect([drawn.status, drawn.body.detail]).toEqual([200, undefined])
  return [...said, await between()]
}

/** Says what the customer ordered with, and that they come for it, in the header of the quote. */
export async function enterPurchaseOrder(caller: Caller, { quoteId }: TestItem, customerPO = 'PO-77') {
  const quote = (await caller.get(`/quote/Quote/${quoteId}`)).body
  const saved = await caller.put('/quote/Quote', { ...quote, customerPO, truckType: 'CUSTPICK' })
  expect([saved.status, saved.body.detail]).toEqual([200, undefined])
}

/** Prices the item by the engine at this mark-up, %, or the plant's usual one: what Pricing answers for. */
export async function makePriced(caller: Caller, item: TestItem, markUpPercent: number | null = null) {
  const now: QuoteItem = await loadItem(caller, item)
  const pricing = pricedSection(await mastersOf(caller), now, markUpPercent)
  const saved = await caller.post('/quote/QuotePricing/Box', {
    quoteItemId: item.itemId,
    version: now.versions.pricing,
    pricing,
  })
  expect([saved.status, saved.body.errors, saved.body.detail]).toEqual([200, undefined, undefined])
}

/** Approves what waits for it and the caller may decide, with a document that says so. */
export async function makeApproved(caller: Caller, { itemId }: TestItem): Promise<void> {
  const { body }: { body: ItemApproval } = await caller.get(`/quote/QuoteApproval/${itemId}`)
  for (const { approvalType, about, approvalStatus, basis, refusal } of body.approvalDetails) {
    if (approvalStatus === 'APPROV' || refusal !== '') continue
    const answer = await caller.post(`/quote/QuoteApproval/Approve/${itemId}`, {
      ...{ approvalType, about, approvalStatus: 'APPROV', doc: 'PO-77.pdf', basis },
    })
    expect([answer.status, answer.body.detail]).toEqual([200, undefined])
  }
}

/** Fills in what the step that the action leaves asks for; the caller may edit the item where it stands. */
export async function makeReady(caller: Caller, item: TestItem, action: string): Promise<void> {
  if (action === 'DESIGN_DONE') await makeDesigned(caller, item)
  if (action === 'PRICING_DONE') await makePriced(caller, item)
  if (action === 'WON') {
    await enterPurchaseOrder(caller, item)
    await makeApproved(caller, item)
  }
}

/** Acts on the item; the answer is of `/workflow/Action`. */
export const act = (caller: Caller, item: TestItem, action: string, more: object = {}) =>
  caller.post('/workflow/Action', { action, quoteId: item.quoteId, quoteItemId: item.itemId, ...more })

/** An item of `salesrep`, filled in and submitted: it waits for the designers. */
export async function submitItem(server: TestApp, customerCode = 'BLU001'): Promise<TestItem> {
  const rep = server.as('salesrep')
  const item = await createItem(rep, customerCode)
  const saved = await saveProduct(rep, item, { ...carton, printProcess: 'FLEXO' })
  expect(saved.status).toBe(200)
  const submitted = await act(rep, item, 'SUBMIT')
  expect(submitted.body.details).toMatchObject({ actionOk: true, step: 'DESIGN' })
  return item
}
