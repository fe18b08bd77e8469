import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { builtInLgx } from '../../server/integrations/lgx/builtIn.ts'
import type { Lgx } from '../../server/integrations/lgx/lgx.ts'
import { act, carton, createItem, saveProduct } from './quoteSteps.ts'
import { createTestApp, type TestApp } from './startTestServer.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())

const rep = () => server.as('salesrep')

describe('a product code', () => {
  const check = async (customerCode: string, productCode: string, more: object = {}) => {
    const query = { customerCode, productCode, ...more }
    return (await rep().get('/quote/Quote/ProductExist', query)).body.exists
  }
  const errorsOf = async (code: string, more: object = {}, customer = 'BLU001') => {
    const item = await createItem(rep(), customer)
    // It may be of any category: as if it was begun from a product.
    await server.connection.query(
      "insert into copied_sources (quote_item_id, plant_code, product_id, source) values ($1, 'NTH', 'P-1', '{}')",
      [item.itemId],
    )
    const { status, body } = await saveProduct(rep(), item, { ...carton, ...more, code })
    return [status, ...(body.errors ?? []).map((error: { message: string }) => error.message)]
  }

  it('overview-code-exists: is new to the customer in the quote system', async () => {
    const item = await createItem(rep())
    await saveProduct(rep(), item, { ...carton, code: 'OWN-CODE-1' })
    expect(await check('BLU001', 'own-code-1')).toBe(true)
    expect(await check('BLU001', 'OWN-CODE-1', { quoteItemId: item.itemId })).toBe(false)
    expect(await check('COR002', 'OWN-CODE-1')).toBe(false)
    expect(await errorsOf('own-CODE-1')).toEqual([422, 'Product Code already exists'])
    expect(await errorsOf('OWN-CODE-1', {}, 'COR002')).toEqual([200])
  })

  it('is nothing that is told to who may not see the item, unless theirs is of the customer', async () => {
    const item = await createItem(rep())
    await saveProduct(rep(), item, { ...carton, code: 'NOT-FOR-ALL' })
    // At the first step it waits for a workgroup that both are in.
    await server.connection.query('update quote_items set assignment_group = $1 where id = $2', [
      'DESIGN',
      item.itemId,
    ])
    const ask = async (more: object = {}) => {
      const query = { customerCode: 'BLU001', productCode: 'NOT-FOR-ALL', ...more }
      return (await server.as('salesrep2').get('/quote/Quote/ProductExist', query)).body.exists
    }
    expect(await ask()).toBe(false)
    expect(await ask({ quoteItemId: item.itemId })).toBe(false)
    const own = await createItem(server.as('salesrep2'))
    expect(await ask({ quoteItemId: own.itemId })).toBe(true)
  })

  it('overview-code-exists: and in the ERP system', async () => {
    expect(await check('BLU001', 'BG-STOUT-12')).toBe(false)
    expect(await errorsOf('bg-stout-12')).toEqual([422, 'Product Code already exists'])
  })

  it('is not asked about for modifications, which keep the code', async () => {
    expect(await errorsOf('BG-STOUT-12', { itemCategory: 'MODIFY_ART_CHANGE' })).toEqual([200])
  })

  it('of an item in the trash is free again', async () => {
    const item = await createItem(rep())
    await saveProduct(rep(), item, { ...carton, code: 'TRASHED-1' })
    expect(await errorsOf('TRASHED-1')).toEqual([422, 'Product Code already exists'])
    await act(rep(), item, 'TRASH', { reason: 'DUPLICATE' })
    expect(await errorsOf('TRASHED-1')).toEqual([200])
  })

  it('overview-code-check-failed: is not saved while the ERP system cannot say, and nothing else waits for it', async () => {
    const waiting: (() => void)[] = []
    const slow: Lgx = {
      ...builtInLgx(server.connection.db),
      productExists: () => new Promise((_, reject) => waiting.push(() => reject(new Error('no answer')))),
    }
    const lost = await createTestApp({ connection: server.connection, lgx: slow })
    const caller = lost.as('salesrep')
    const item = await createItem(caller)
    const saving = saveProduct(caller, item, { ...carton, code: 'SLOW-1' })
    await expect.poll(() => waiting.length, { timeout: 20_000 }).toBe(1)
    expect((await saveProduct(caller, await createItem(caller), { length: 300 })).status).toBe(200)
    waiting[0]?.()
    const { status, body } = await saving
    expect([status, body.errors]).toEqual([
      422,
      [{ path: 'product.code', message: 'Error checking Product Code. Please try again' }],
    ])
    await lost.app.close()
  })

  it('overview-code-check-failed: keeps nothing else from being saved where the code stands since before', async () => {
    const item = await createItem(rep())
    await saveProduct(rep(), item, { ...carton, code: 'STANDS-1' })
    const away = {
      ...builtInLgx(server.connection.db),
      productExists: () => Promise.reject(new Error('away')),
    }
    const lost = await createTestApp({ connection: server.connection, lgx: away })
    const caller = lost.as('salesrep')
    const wider = await saveProduct(caller, item, { ...carton, code: 'STANDS-1', width: 310 })
    expect([wider.status, wider.body.item?.product.width]).toEqual([200, 310])
    expect(wider.body.item.findings).toContainEqual(
      expect.objectContaining({ field: 'code', code: 'check-failed' }),
    )
    const other = await saveProduct(caller, item, { ...carton, code: 'STANDS-2', width: 310 })
    expect(other.status).toBe(422)
    await lost.app.close()
  })
})
