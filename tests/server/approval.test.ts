import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ApprovalDetail, LogEntry } from '#contract/quote'
import { approveAll, decide, detailsOf, lowItem as lowItemOf, priceOf } from './approvalSteps.ts'
import { act, makePriced, type TestItem } from './quoteSteps.ts'
import { approvalItem, pricingItem, saveSection } from './sectionSteps.ts'
import { createTestApp, type TestApp } from './startTestServer.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())

const su = () => server.as('su')

const lowItem = (markUpPercent?: number) => lowItemOf(server, markUpPercent)

const taken = async (item: TestItem, action: string): Promise<string> => {
  await act(su(), item, 'ACCEPT')
  return (await act(su(), item, action)).body.details.actionMessage
}

describe('a price under its margin floor', () => {
  it('waits at Approval until somebody of its chain, and not who priced it, approves it', async () => {
    const item = await lowItem()
    expect(await taken(item, 'APPROVE')).toMatch(
      /^Approval is not valid: Price below floor waits for approval: /,
    )
    const seen = await priceOf(server.as('pricing'), item)
    expect(seen.refusal).toMatch(/^It is for .*Elena Sorrento/)
    const refused = await decide(server.as('pricing'), item, seen)
    expect([refused.status, refused.body.detail]).toEqual([403, seen.refusal])
    await approveAll(server.as('pricing2'), item, { comment: 'For the volume.' })
    expect(await priceOf(su(), item)).toMatchObject({
      ...{ approvalStatus: 'APPROV', approvedBy: 'Elena Sorrento', comment: 'For the volume.', moved: [] },
    })
    expect(await taken(item, 'APPROVE')).toBe('')
    const log: LogEntry[] = (await su().get(`/quote/QuoteLog/${item.quoteId}`)).body
    const decided = log.filter(({ field }) => field.startsWith('approval.Price below floor'))
    const low = (await detailsOf(su(), item)).filter(({ about }) => about !== '')
    const quantities = low.map(({ basis }) => Object(basis.break).priceQty.toLocaleString('en-AU'))
    expect(decided.map(({ field }) => field).toSorted()).toEqual(
      quantities.map(quantity => `approval.Price below floor for ${quantity}`).toSorted(),
    )
    expect(decided[0]).toMatchObject({ new: 'APPROV', who: 'pricing2' })
  })

  it('is not approved by who entered it, whoever they are', async () => {
    const item = await approvalItem(server, 18)
    const seen = await priceOf(su(), item)
    expect(seen.refusal).toBe('Somebody else than who priced it decides.')
    expect((await priceOf(server.as('custserv'), item)).refusal).toBe(
      'It is for Elena Sorrento or Ruth Abernathy to decide.',
    )
  })

  it('is not decided as somebody saw it who did not see it move', async () => {
    const item = await lowItem()
    const seen = await priceOf(su(), item)
    const stale = { ...seen, basis: { break: { ...seen.basis.break, price: 1 } } }
    const { status, body } = await decide(server.as('pricing2'), item, stale)
    expect([status, body.code]).toEqual([409, 'stale'])
  })

  it('is not decided over the head of who decided a moment before', async () => {
    const item = await lowItem()
    const [su, tech] = [server.as('su'), server.as('techmgr')]
    const [first, second] = [await priceOf(su, item), await priceOf(tech, item)]
    const comment = 'For the volume.'
    expect((await decide(su, item, first, { decidedAt: first.approvedDate, comment })).status).toBe(200)
    const against = { approvalStatus: 'REJECT', comment: 'Too cheap.' }
    const { status, body } = await decide(tech, item, second, { ...against, decidedAt: second.approvedDate })
    expect([status, body.code, body.detail]).toEqual([
      ...[409, 'stale', 'Ingrid Falk approved it in the meantime: For the volume.'],
    ])
    expect(body.current).toMatchObject({ approvalStatus: 'APPROV', approvedBy: 'Ingrid Falk' })
    // Who knows of it may decide otherwise.
    const knowing = { ...against, decidedAt: body.current.approvedDate }
    expect((await decide(tech, item, second, knowing)).status).toBe(200)
    expect(await priceOf(su, item)).toMatchObject({ approvalStatus: 'REJECT', approvedBy: 'Ruth Abernathy' })
  })

  it('is open again when it moved, and says what', async () => {
    const item = await lowItem()
    await approveAll(server.as('pricing2'), item)
    await act(su(), item, 'ACCEPT')
    await act(su(), item, 'APPROVAL_RETURN_PRICING', { reason: 'PRICE', comment: 'Again' })
    await act(su(), item, 'ACCEPT')
    await makePriced(su(), item, 17)
    expect(await priceOf(su(), item)).toMatchObject({
      approvalStatus: '',
      moved: [expect.stringMatching(/^Price .* → /), expect.stringMatching(/^Margin 15\.3 → 14\.5 %$/)],
    })
  })

  it('is rejected with a word, which holds the item', async () => {
    const item = await lowItem()
    const seen = await priceOf(su(), item)
    const silent = await decide(server.as('pricing2'), item, seen, { approvalStatus: 'REJECT' })
    expect([silent.status, silent.body.errors]).toEqual([
      422,
      [{ path: 'comment', message: 'Comment is required' }],
    ])
    await decide(server.as('pricing2'), item, seen, { approvalStatus: 'REJECT', comment: 'Too low' })
    expect(await taken(item, 'APPROVE')).toMatch(/Price below floor was rejected by Elena Sorrento/)
  })

  it('asks Pricing for the reason', async () => {
    const item = await pricingItem(server)
    await makePriced(su(), item, 18)
    const { body: now } = await su().get(`/quote/QuotePricing/Box/${item.itemId}`)
    const details = now.pricing.details.map((row: object) => ({ ...row, floorReason: '' }))
    expect((await saveSection(su(), 'pricing', item, { details })).status).toBe(200)
    expect(await taken(item, 'PRICING_DONE')).toMatch(/^Price is not valid: Say why the price is .* under/)
  })
})

describe('approvers', () => {
  it('are told when an item comes to Approval with something that waits for them', async () => {
    const { quoteId } = await lowItem()
    const { body } = await server.as('sysadmin').get('/DeliveryLog', { filter: { q: `${quoteId}-1` } })
    const told = body.map(({ recipient }: { recipient: string }) => recipient)
    expect(told).toEqual(
      expect.arrayContaining(['pricing2', 'techmgr'].map(login => `${login}@boxwright.example`)),
    )
    expect(told).not.toContain('pricing@boxwright.example')
  })

  it('are named for each approval: the further under the floor, the higher up', async () => {
    const approversOf = async (item: TestItem) =>
      (await su().get(`/quote/QuoteApproval/Approvers/${item.itemId}`)).body
        .find(({ approvalType }: ApprovalDetail) => approvalType === 'PRICE_BELOW_FLOOR')
        .approvers.map(({ login }: { login: string }) => login)
    expect(await approversOf(await lowItem())).toEqual(['pricing2', 'su', 'techmgr'])
    expect(await approversOf(await lowItem(5))).toEqual(['su'])
  })

  it('are not named for what they priced, nor told of it', async () => {
    const item = await approvalItem(server, 18)
    const { body } = await su().get(`/quote/QuoteApproval/Approvers/${item.itemId}`)
    const [{ approvers }] = body.filter(
      ({ approvalType }: ApprovalDetail) => approvalType === 'PRICE_BELOW_FLOOR',
    )
    expect(approvers.map(({ login }: { login: string }) => login)).toEqual(['pricing2', 'techmgr'])
    expect((await priceOf(server.as('custserv'), await approvalItem(server, 5))).refusal).toBe(
      'Its margin floor names nobody but who priced it: somebody else prices it.',
    )
  })
})

describe('what the customer approves', () => {
  it('is decided by who works on the item, with the document that says so', async () => {
    const item = await approvalItem(server)
    const artwork = (await detailsOf(su(), item)).find(
      ({ approvalType }) => approvalType === 'CUSTOMER_ARTWORK',
    )
    if (artwork === undefined) throw new Error('The item is printed')
    const bare = await decide(su(), item, artwork)
    expect([bare.status, bare.body.errors]).toEqual([422, [{ path: 'doc', message: 'Document is required' }]])
    expect((await decide(server.as('designer'), item, artwork, { doc: 'Artwork.pdf' })).status).toBe(403)
    expect((await decide(su(), item, artwork, { doc: 'Artwork.pdf' })).status).toBe(200)
  })
})

describe('what is claimed', () => {
  it('is approved with its flag, by who has the scope, wherever the item stands', async () => {
    const item = await pricingItem(server)
    await act(su(), item, 'PRICING_RETURN_DESIGN', { reason: 'OTHER', comment: 'Claims' })
    await act(su(), item, 'ACCEPT')
    await saveSection(su(), 'compliance', item, { isAirFreightCompliant: true, isFscCompliant: false })
    const claim = (await detailsOf(server.as('techmgr'), item)).find(
      ({ approvalType }) => approvalType === 'AIR_FREIGHT',
    )
    if (claim === undefined) throw new Error('The claim asks for an approval')
    expect((await decide(server.as('pricing'), item, claim)).body.detail).toBe(
      'Air freight asks for the scope APPROVE_DANGEROUS_GOODS',
    )
    expect((await decide(server.as('techmgr'), item, claim)).status).toBe(200)
    const { body } = await su().get(`/quote/QuoteItem/${item.itemId}`)
    expect(body.compliance.isAirFreightApproved).toBe(true)
  })
})

describe('a margin floor', () => {
  const floor = {
    ...{ id: 0, version: 0, name: 'Displays', businessUnit: '', productGroup: 'DISPLAYS' },
    ...{ floorPercent: 22, firstApprover: 'pricing2', secondApprover: '', secondFrom: 0 },
    ...{ thirdApprover: '', thirdFrom: 0, isActive: true },
  }
  const save = (changes: object) =>
    server.as('sysadmin').post('/config/MarginFloor', { ...floor, ...changes })

  it('names people who are there, and is the only one of its unit and group', async () => {
    const nobody = await save({ firstApprover: 'nobody' })
    expect([nobody.status, nobody.body.errors]).toEqual([
      422,
      [{ path: 'firstApprover', message: 'There is no active user nobody.' }],
    ])
    const twice = await save({ name: 'Twice', businessUnit: 'BOARD', productGroup: 'CORRUGATED' })
    expect(twice.body.errors).toEqual([
      { path: 'productGroup', message: 'Board, corrugated is the floor of these already.' },
    ])
    expect((await save({})).body).toMatchObject({
      ...{ name: 'Displays', floorPercent: 22, version: 1, firstApproverName: 'Elena Sorrento' },
    })
  })
})

describe('tooling accounts', () => {
  it('are listed with whether they are inside the company', async () => {
    const { body } = await su().get('/customer/Customer/ToolingAcc')
    expect(body).toContainEqual({
      ...{ isInternal: true, toolingAccountNumber: 'TA-9000', toolingAccountDesc: 'Tooling of Specialties' },
    })
  })
})
