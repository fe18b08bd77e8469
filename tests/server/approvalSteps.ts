import { expect } from 'vitest'
import type { ApprovalDetail } from '#contract/quote'
import { act, makePriced, type TestItem } from './quoteSteps.ts'
import { pricingItem } from './sectionSteps.ts'
import type { Caller, TestApp } from './startTestServer.ts'

/** An item at Approval that `pricing` priced under its floor, a few points unless said otherwise. */
export async function lowItem(server: TestApp, markUpPercent = 18): Promise<TestItem> {
  const su = server.as('su')
  const item = await pricingItem(server)
  await act(su, item, 'RELEASE')
  await act(server.as('pricing'), item, 'ACCEPT')
  await makePriced(server.as('pricing'), item, markUpPercent)
  const { body } = await act(server.as('pricing'), item, 'PRICING_DONE')
  expect(body.details).toMatchObject({ actionOk: true, step: 'APPROVAL' })
  return item
}

export async function detailsOf(caller: Caller, { itemId }: TestItem): Promise<ApprovalDetail[]> {
  const { status, body } = await caller.get(`/quote/QuoteApproval/${itemId}`)
  expect(status).toBe(200)
  return body.approvalDetails
}

/** Approves every price of the item that is under its floor. */
export async function approveAll(caller: Caller, item: TestItem, more: object = {}) {
  const low = (await detailsOf(caller, item)).filter(
    ({ approvalType }) => approvalType === 'PRICE_BELOW_FLOOR',
  )
  for (const detail of low) expect((await decide(caller, item, detail, more)).status).toBe(200)
}

export const priceOf = async (caller: Caller, item: TestItem) => {
  const found = (await detailsOf(caller, item)).find(
    ({ approvalType }) => approvalType === 'PRICE_BELOW_FLOOR',
  )
  if (found === undefined) throw new Error('No price of the item is under the floor')
  return found
}

export const decide = (caller: Caller, { itemId }: TestItem, detail: ApprovalDetail, more: object = {}) => {
  const { approvalType, about, basis } = detail
  return caller.post(`/quote/QuoteApproval/Approve/${itemId}`, {
    ...{ approvalType, about, basis, approvalStatus: 'APPROV' },
    ...more,
  })
}
