import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { WorkflowDefinition } from '#domain/workflow'
import { quoteItems, workflowTemplates } from '../../server/database/schema/index.ts'
import {
  act,
  carton,
  createItem,
  findingsOn,
  loadItem,
  saveProduct,
  submitItem,
  type TestItem,
} from './quoteSteps.ts'
import { createTestApp, type TestApp } from './startTestServer.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())

const rep = () => server.as('salesrep')
const quoteOf = async (item: TestItem) => (await rep().get(`/quote/Quote/${item.quoteId}`)).body

/** From now on what the southern plant makes is started by customer service. */
async function giveSouthToCustomerService(item: TestItem): Promise<void> {
  const { db } = server.connection
  const [row] = await db
    .select({ id: workflowTemplates.id, definition: workflowTemplates.definition })
    .from(quoteItems)
    .innerJoin(workflowTemplates, eq(workflowTemplates.id, quoteItems.templateId))
    .where(eq(quoteItems.id, item.itemId))
  if (row === undefined) throw new Error('The item follows no template.')
  const definition = row.definition as WorkflowDefinition
  const south = { workgroup: 'CUSTSERV', plantCode: 'STH', businessUnit: null }
  const steps = definition.steps.map(step =>
    step.code === 'INITIATE' ? { ...step, owners: [...step.owners, south] } : step,
  )
  await db
    .update(workflowTemplates)
    .set({ definition: { ...definition, steps } })
    .where(eq(workflowTemplates.id, row.id))
}

describe('a save of the product that moves the item to another workgroup', () => {
  it('workflow-reevaluate: says so, and makes what was read of where it stood out of date', async () => {
    const item = await createItem(rep())
    await giveSouthToCustomerService(item)
    // A server keeps the definitions that it has read.
    const fresh = await createTestApp({ connection: server.connection })
    const caller = fresh.as('salesrep')
    const [before] = (await quoteOf(item)).items

    const stayed = await saveProduct(caller, item, { ...carton, preferredPlantCode: 'NTH-100' })
    expect([stayed.status, stayed.body.actionMessage]).toEqual([200, ''])
    const [still] = (await quoteOf(item)).items
    expect([still.assignmentGroup, still.hashKey]).toEqual(['SALES', before.hashKey])

    const southern = { preferredPlantCode: 'STH-200', boardGrade: 'E280', boardGradeVariant: 'E280-W-S' }
    const moved = await saveProduct(caller, item, southern)
    expect([moved.status, moved.body.actionMessage]).toEqual([
      200,
      'The item is now assigned to workgroup CUSTSERV.',
    ])
    const [after] = (await quoteOf(item)).items
    expect(after.assignmentGroup).toBe('CUSTSERV')
    expect((await act(caller, item, 'SUBMIT', { hashKey: before.hashKey })).status).toBe(409)
    const submitted = await act(caller, item, 'SUBMIT', { hashKey: after.hashKey })
    expect(submitted.body.details).toMatchObject({ actionOk: true, step: 'DESIGN' })
    await fresh.app.close()
  })
})

describe('a copy of an item with a product code', () => {
  it('has none, for a code names one product: beside it, and in a copy of its quote', async () => {
    const item = await createItem(rep())
    expect((await saveProduct(rep(), item, { ...carton, code: 'ONE-ONLY' })).status).toBe(200)
    const beside = await rep().post('/quote/Quote/DuplicateItem', { quoteItemId: item.itemId, count: 1 })
    const quote = await rep().post(`/quote/Quote/Duplicate/${item.quoteId}`, {})
    for (const { id } of [beside.body.items[0], quote.body.items[0]]) {
      const { product } = await loadItem(rep(), { quoteId: 0, itemId: id })
      expect(product).toMatchObject({ ...carton, code: '' })
    }
    const others = { customerCode: 'BLU001', productCode: 'ONE-ONLY', quoteItemId: item.itemId }
    expect((await rep().get('/quote/Quote/ProductExist', others)).body).toEqual({ exists: false })
  })
})

describe('a quote', () => {
  it('says who saved it last: its header, or the product of one of its items', async () => {
    const item = await createItem(rep())
    const quote = await quoteOf(item)
    expect(quote.updatedBy).toBe('salesrep')
    const header = await server.as('sca').put('/quote/Quote', { ...quote, description: 'By the coordinator' })
    expect([header.status, header.body.updatedBy]).toEqual([200, 'sca'])
    expect((await saveProduct(rep(), item, { length: 400 })).status).toBe(200)
    expect((await quoteOf(item)).updatedBy).toBe('salesrep')
    expect((await saveProduct(server.as('sca'), item, { length: 410 })).status).toBe(200)
    expect((await quoteOf(item)).updatedBy).toBe('sca')
  })
})

describe('a save by somebody who may not see the item', () => {
  it('is refused by the sentence about seeing, before anything is said of the step', async () => {
    const item = await submitItem(server)
    const { versions, product } = await loadItem(rep(), item)
    const { status, body } = await server.as('salesrep2').put('/quote/Quote/Product', {
      quoteItemId: item.itemId,
      version: versions.product,
      product,
    })
    expect([status, body.code]).toEqual([403, 'not-allowed'])
    expect(body.detail).toBe(`You have no access to quote item ${item.quoteId}-1: it belongs to salesrep.`)
    expect((await loadItem(rep(), item)).versions.product).toBe(versions.product)
  })
})

describe('an order quantity that was stored before it was a rule', () => {
  it('keeps the item from being submitted', async () => {
    const item = await createItem(rep())
    await saveProduct(rep(), item, carton)
    await server.connection.query(
      `update quote_item_sections set data = jsonb_set(data::jsonb, '{expectedOrderQuantity}', '-5')
       where quote_item_id = $1 and section = 'product'`,
      [item.itemId],
    )
    expect(findingsOn('overview', await loadItem(rep(), item))).toEqual(['must be > 0'])
    expect((await act(rep(), item, 'SUBMIT')).body.details.actionOk).toBe(false)
  })
})
