import { expect } from 'vitest'
import type { Product } from '#contract/quote'
import { carton } from './carton.ts'
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
const printed = {
  numberOfColors: 1,
  inkCoverages: [{ key: 'k1', inkCode: 'S-ORANGE', stereoCode: '', printCoverage: 20 }],
}

/**
 * Fills in what Design answers for: print, and use and claims. The caller may edit the item where it stands; it goes on
 * from there.
 */
export async function makeDesigned(caller: Caller, item: TestItem): Promise<void> {
  const { versions, printing, compliance } = await loadItem(caller, item)
  const saved = await caller.put('/quote/QuotePrinting', {
    quoteItemId: item.itemId,
    version: versions.printing,
    printing: { ...printing, ...printed },
  })
  expect([saved.status, saved.body.detail]).toEqual([200, undefined])
  const claimed = await caller.post('/quote/QuoteCompliance', {
    quoteItemId: item.itemId,
    version: versions.compliance,
    compliance: { ...compliance, isFscCompliant: true },
  })
  expect([claimed.status, claimed.body.detail]).toEqual([200, undefined])
}

/** Says what the customer ordered with, in the header of the quote. */
export async function enterPurchaseOrder(caller: Caller, { quoteId }: TestItem, customerPO = 'PO-77') {
  const quote = (await caller.get(`/quote/Quote/${quoteId}`)).body
  const saved = await caller.put('/quote/Quote', { ...quote, customerPO })
  expect([saved.status, saved.body.detail]).toEqual([200, undefined])
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
