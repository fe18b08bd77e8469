import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  act,
  createItem,
  enterPurchaseOrder,
  makeApproved,
  makeDesigned,
  makeReady,
  submitItem,
  type TestItem,
} from './quoteSteps.ts'
import { saveSection } from './sectionSteps.ts'
import { createTestApp, type TestApp } from './startTestServer.ts'
import { builderPath, workflowBuilderSteps } from './workflowBuilderSteps.ts'

let server: TestApp
let builder: ReturnType<typeof workflowBuilderSteps>
beforeAll(async () => {
  server = await createTestApp()
  builder = workflowBuilderSteps(server)
})
afterAll(() => server.close())

const su = () => server.as('su')

/** Takes the action as a super user, who accepts first; why not, '' when it happened. */
async function taken(item: TestItem, action: string, more: object = {}): Promise<string> {
  await act(su(), item, 'ACCEPT')
  return (await act(su(), item, action, more)).body.details.actionMessage
}

/** An item at this step, filled in as far as it has to be. */
async function itemAt(step: 'CUSTOMER'): Promise<TestItem> {
  const item = await submitItem(server)
  await act(su(), item, 'ACCEPT')
  for (const action of ['DESIGN_DONE', 'PRICING_DONE', 'APPROVE']) {
    await act(su(), item, 'ACCEPT')
    await makeReady(su(), item, action)
    expect(await taken(item, action)).toBe('')
  }
  await makeApproved(su(), await accepted(item))
  const { body } = await su().get('/workflow/Details', { workflowId: item.itemId })
  expect(body.details.step).toBe(step)
  return item
}

const noOrder =
  'There is no purchase order of the customer: enter it as Customer PO in the header of the quote.'

describe('an item goes on', () => {
  it('from Design printed, palletised, routed and drawn, and not before', async () => {
    const item = await submitItem(server)
    const held = [
      await taken(item, 'DESIGN_DONE'),
      ...(await makeDesigned(su(), item, () => taken(item, 'DESIGN_DONE'))),
    ]
    expect(held).toEqual([
      'Print is not valid: Number of Colours is required',
      'Pallet is not valid: Folded Flat Length is required',
      'Design is not valid: A despatch step is required',
      'There is no file: attach one on Files.',
      'There is no file: attach one on Files.',
      '',
    ])
  })

  it('from Order with somewhere to deliver to, which Delivery or the quote says', async () => {
    const item = await itemAt('CUSTOMER')
    await enterPurchaseOrder(server.as('custserv'), item)
    expect(await taken(item, 'WON')).toBe('')
    const quote = (await su().get(`/quote/Quote/${item.quoteId}`)).body
    await su().put('/quote/Quote', { ...quote, truckType: 'STD', requiredDate: null })
    expect(await taken(item, 'ORDER_PLACED')).toBe('Delivery is not valid: Required Date is required')
    const delivered = await saveSection(su(), 'delivery', item, { requiredDate: '2026-09-01' })
    expect(delivered.status).toBe(200)
    expect(await taken(item, 'ORDER_PLACED')).toBe('')
  })

  it('to its order with the purchase order of the customer, which the header of the quote says', async () => {
    const item = await itemAt('CUSTOMER')
    expect(await taken(item, 'WON')).toBe(noOrder)
    await enterPurchaseOrder(server.as('custserv'), item)
    expect(await taken(item, 'WON')).toBe('')
    await enterPurchaseOrder(server.as('custserv'), item, '')
    expect(await taken(item, 'ORDER_PLACED')).toBe(noOrder)
  })

  it('back or out whatever it lacks', async () => {
    const item = await submitItem(server)
    const why = { reason: 'OTHER', comment: 'Not as agreed.' }
    expect(await taken(item, 'DESIGN_RETURN', { ...why, reason: 'NOT_FEASIBLE' })).toBe('')
    const lost = await itemAt('CUSTOMER')
    expect(await taken(lost, 'LOST', { reason: 'PRICE' })).toBe('')
  })

  it('and its map says what the steps ahead ask for', async () => {
    const { itemId } = await createItem(server.as('salesrep'))
    const { body } = await server.as('salesrep').get('/workflow/Steps', { wfId: itemId })
    const why = Object.fromEntries(body.map((step: { code: string; why: string }) => [step.code, step.why]))
    expect(why.PRICING).toBe(
      'Will be assigned to Pricing. To go on it asks for Overview, Print, Price, Price of bought goods and Preprint Cost.',
    )
    expect(why.CLOSED).toBe('Not reached yet.')
  })
})

describe('what a step of a template asks for', () => {
  const stepOf = async (templateId: number, stepCode: string) =>
    (await builder.listed('TemplateSteps', { templateId })).find(
      (row: { stepCode: string }) => row.stepCode === stepCode,
    )

  it('is saved in the draft, in the order of the tabs, and stays where a save does not name it', async () => {
    const standard = await builder.published()
    const pricing = await stepOf(standard.id, 'PRICING')
    expect(pricing.asks).toEqual(['overview', 'print', 'price', 'genprice', 'preprintCost'])
    const saved = await builder.saved('TemplateSteps', { ...pricing, asks: ['purchaseOrder', 'claims'] })
    expect(saved.asks).toEqual(['claims', 'purchaseOrder'])
    const { asks: _, ...rest } = saved
    expect((await builder.saved('TemplateSteps', { ...rest, bypass: null })).asks).toEqual(saved.asks)
    const { body: log } = await builder.admin().get(`${builderPath}/Templates/${saved.templateId}/Log`)
    expect(log).toContainEqual(
      expect.objectContaining({
        step: 'PRICING',
        field: 'asks',
        old: ['overview', 'print', 'price', 'genprice', 'preprintCost'],
        new: saved.asks,
      }),
    )
    const refused = await builder
      .admin()
      .post(`${builderPath}/TemplateSteps`, { ...rest, asks: ['commentwf'] })
    expect([refused.status, refused.body.code]).toEqual([400, 'invalid-request'])
    await builder.admin().delete(`${builderPath}/Templates/${saved.templateId}`)
  })

  it('keeps a draft from being published when nobody could make the tab valid', async () => {
    const standard = await builder.published()
    const initiate = await stepOf(standard.id, 'INITIATE')
    const { templateId } = await builder.saved('TemplateSteps', { ...initiate, asks: ['overview', 'price'] })
    const answer = await builder.publish(templateId)
    expect([answer.status, answer.body.detail]).toEqual([
      422,
      'Standard cannot work: step INITIATE: asks for Price, of which nothing can be edited at it or before.',
    ])
    await builder.admin().delete(`${builderPath}/Templates/${templateId}`)
  })

  it('is simulated: the items that a new ask would hold are counted and named', async () => {
    const item = await submitItem(server)
    const standard = await builder.published()
    const design = await stepOf(standard.id, 'DESIGN')
    const { templateId } = await builder.saved('TemplateSteps', { ...design, bypass: null })
    const simulated = async () =>
      (await builder.admin().get(`${builderPath}/Templates/${templateId}/Simulate`)).body
    expect((await simulated()).held).toEqual({ items: 0, looked: 0, candidates: 0, first: [] })
    const again = await stepOf(templateId, 'DESIGN')
    await builder.saved('TemplateSteps', { ...again, asks: [...again.asks, 'purchaseOrder'] })
    const { held, changed } = await simulated()
    expect(held.looked).toBe(held.candidates)
    expect(held.items).toBeGreaterThan(0)
    // What is held now is held by no new ask.
    expect(held.first.map((row: { quoteItemId: number }) => row.quoteItemId)).not.toContain(item.itemId)
    expect(held.first[0]).toMatchObject({ stepName: 'Design', reason: noOrder })
    expect(held.first.length).toBeLessThanOrEqual(20)
    expect(changed[0].changes).toContain('Design will also ask for Purchase Order.')

    await makeDesigned(su(), await accepted(item))
    expect((await simulated()).held.items).toBe(held.items + 1)
    await builder.admin().delete(`${builderPath}/Templates/${templateId}`)
  })
})

async function accepted(item: TestItem): Promise<TestItem> {
  await act(su(), item, 'ACCEPT')
  return item
}
