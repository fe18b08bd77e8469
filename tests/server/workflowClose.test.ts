import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { quoteItems } from '../../server/database/schema/index.ts'
import { act, createItem, loadItem, submitItem, type TestItem } from './quoteSteps.ts'
import { createTestApp, type TestApp } from './startTestServer.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())

const rep = () => server.as('salesrep')
const designer = () => server.as('designer')

describe('closing an item', () => {
  const close = (login: string, { quoteId, itemId }: TestItem, body: object) =>
    server.as(login).post(`/quote/Quote/${quoteId}/items/${itemId}/trash-archive`, body)
  const unarchive = (login: string, { itemId }: TestItem) =>
    server.as(login).post(`/quote/QuoteItem/${itemId}/unarchive`)
  const archive = { closeType: 'archive', reason: 'CUSTOMER_WITHDREW', comment: 'Until next year' }

  it('archive-trash, unarchive: takes it out of the worklists, and back to where it stood', async () => {
    const item = await submitItem(server)
    const { body } = await close('salesrep', item, archive)
    expect(body).toEqual({ quoteItemId: item.itemId, canArchive: false, canUnArchive: true })
    expect(await loadItem(rep(), item)).toMatchObject({
      closeType: 'archive',
      canArchive: false,
      canUnArchive: true,
      canHold: false,
      mayEdit: false,
    })
    const worklist = async () => {
      const query = { AssignmentGroup: 'DESIGN', filter: { q: `${item.quoteId}-1` } }
      return (await designer().get('/quote-worklist/Quote/WorkList', query)).body.length
    }
    expect(await worklist()).toBe(0)
    expect((await unarchive('salesrep', item)).body).toEqual({
      quoteItemId: item.itemId,
      canArchive: true,
      canUnArchive: false,
    })
    expect(await worklist()).toBe(1)
    const [row] = await server.connection.db.select().from(quoteItems).where(eq(quoteItems.id, item.itemId))
    expect(row).toMatchObject({
      closeType: null,
      closeReason: '',
      stepCode: 'DESIGN',
    })
  })

  it('unarchive-failed: for good puts it in the trash, from where nothing comes back', async () => {
    const item = await createItem(rep())
    const trashed = await close('salesrep', item, { closeType: 'trash', reason: 'ENTERED_IN_ERROR' })
    expect(trashed.body).toMatchObject({ canArchive: false, canUnArchive: false })
    const { status, body } = await unarchive('salesrep', item)
    expect([status, body.code]).toEqual([422, 'rule-failed'])
    expect(body.detail).toBe('Failed to unarchive Quote Item. The item is not archived.')
    expect((await rep().get(`/quote/Quote/${item.quoteId}`)).body.status).toBe('Closed')
  })

  it('archive-failed: needs one of its reasons, and somebody who may', async () => {
    const item = await submitItem(server)
    const refused = await close('salesrep', item, { closeType: 'archive', reason: '' })
    expect([refused.status, refused.body.detail]).toEqual([
      422,
      'Failed Archive Quote Item: Reason is required',
    ])
    expect((await close('designer', item, archive)).status).toBe(422)
    expect((await close('salesrep', item, { closeType: 'burn', reason: 'OTHER' })).status).toBe(400)
    await act(designer(), item, 'ACCEPT')
    const held = await close('salesrep', item, { closeType: 'trash', reason: 'OTHER' })
    expect(held.body.detail).toBe('Failed Trash Quote Item: The item is assigned to Owen Castell.')
    expect((await loadItem(rep(), item)).closeType).toBeNull()
  })

  it('needs the quote that the item belongs to', async () => {
    const item = await createItem(rep())
    const other = await createItem(rep())
    expect((await close('salesrep', { ...item, quoteId: other.quoteId }, archive)).status).toBe(404)
    expect((await loadItem(rep(), item)).closeType).toBeNull()
  })
})

describe('an item whose tooling is ordered', () => {
  it('workflow-order-created: can not be put on hold', async () => {
    const item = await submitItem(server)
    const [su, newwork] = [server.as('su'), server.as('newwork')]
    expect((await loadItem(su, item)).canHold).toBe(true)
    const { body: order } = await newwork.post('/quote/QuoteNewWork/CreateOrder', {
      ...{ quoteItemId: item.itemId, vendor: 'CUTLINE' },
    })
    expect((await loadItem(su, item)).canHold).toBe(false)
    expect((await act(su, item, 'ONHOLD')).body.details).toMatchObject({
      ...{ actionOk: false, isOnHold: false },
      actionMessage: 'Tooling of the item is ordered: it can not be put on hold.',
    })
    await newwork.delete(`/quote/QuoteNewWork/DeleteManualOrder?orderId=${order.orderId}`)
    expect((await loadItem(su, item)).canHold).toBe(true)
  })
})
