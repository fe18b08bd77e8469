import { expect } from 'vitest'
import type { ApprovalDetail } from '#contract/quote'
import type { TestItem } from './quoteSteps.ts'
import type { Caller } from './startTestServer.ts'

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
