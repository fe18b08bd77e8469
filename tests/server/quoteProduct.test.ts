import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { boardGradeVariants } from '../../server/database/schema/index.ts'
import { builtInLgx } from '../../server/integrations/lgx/builtIn.ts'
import type { Lgx } from '../../server/integrations/lgx/lgx.ts'
import { act, carton, createItem, findingsOn, loadItem, saveProduct, submitItem } from './quoteSteps.ts'
import { createTestApp, type TestApp } from './startTestServer.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())

const rep = () => server.as('salesrep')

describe('the product of an item', () => {
  it('starts with what it was added with, and says what the step still requires', async () => {
    const shown = await loadItem(rep(), await createItem(rep()))
    expect(shown).toMatchObject({
      accessAllowed: true,
      mayEdit: true,
      editRefusal: '',
      isQuoteInitiator: true,
      versions: { product: 1, compliance: 0 },
      product: {
        description: 'Pale ale carton',
        itemCategory: 'NEW_MANUAL_DESIGN',
        preferredPlantCode: 'NTH',
        length: null,
      },
    })
    const missing = shown.findings.map((finding: { message: string }) => finding.message)
    expect(missing).toEqual(
      expect.arrayContaining(['VSL Code is required', 'Length is required', 'Board Grade is required']),
    )
  })

  it('is of no category that needs a product it was begun from, as its change of category says too', async () => {
    const item = await createItem(rep())
    const refused = await saveProduct(rep(), item, { itemCategory: 'COPY_EXACT_REPEAT' })
    expect([refused.status, refused.body.errors?.[0]?.path]).toEqual([422, 'product.itemCategory'])
    expect((await saveProduct(rep(), item, { itemCategory: 'RESIZABLE' })).status).toBe(200)
  })

  it('may be saved half filled in, as drafts are', async () => {
    const item = await createItem(rep())
    const { status, body } = await saveProduct(rep(), item, { length: 400, vslCode: '0201' })
    expect([status, body.actionMessage]).toEqual([200, ''])
    expect(body.item).toMatchObject({
      versions: { product: 2 },
      product: { length: 400, width: null, depth: null },
    })
    expect(body.item.findings).not.toEqual([])
  })

  it('keeps what is entered, in the worklist row too, with a line in the change log for each field', async () => {
    const item = await createItem(rep())
    const { body } = await saveProduct(rep(), item, {
      ...carton,
      drawingNo: '00123',
      preferredPlantCode: 'NTH-100',
    })
    expect(body.item).toMatchObject({ product: carton })
    expect(findingsOn('overview', body.item)).toEqual([])
    const quote = (await rep().get(`/quote/Quote/${item.quoteId}`)).body
    expect(quote.items).toMatchObject([
      { boardGrade: 'C340', length: 400, expectedOrderQuantity: 5000, plantCode: 'NTH' },
    ])
    const log = (await rep().get(`/quote/QuoteLog/${item.quoteId}`)).body
    const lines = log.filter((line: { field: string }) =>
      ['product.length', 'product.drawingNo'].includes(line.field),
    )
    expect(lines).toMatchObject([
      { who: 'salesrep', what: `quoteItem ${item.itemId}`, field: 'product.length', old: null, new: 400 },
      {
        who: 'salesrep',
        what: `quoteItem ${item.itemId}`,
        field: 'product.drawingNo',
        old: '',
        new: '00123',
      },
    ])
  })

  it.each([
    [{ ...carton, length: -1 }, 'length', 'must be > 0'],
    [{ ...carton, depth: 0 }, 'depth', 'must be > 0'],
    [{ ...carton, expectedOrderQuantity: -5 }, 'expectedOrderQuantity', 'must be > 0'],
    [{ ...carton, expectedOrderQuantity: 1.5 }, 'expectedOrderQuantity', 'must be a whole number'],
    [{ ...carton, code: '[X]' }, 'code', "Product Code has an invalid '[]' character"],
    [{ ...carton, vslCode: '9999' }, 'vslCode', 'not valid'],
    [
      { ...carton, isAllowCrease: true, crease1: 100, crease2: 100, crease3: 99 },
      'width',
      'Must be equal to the sum of crease 1, 2 and 3',
    ],
    [{ ...carton, styleTopFlap: '02', topFlapAdjustment: 0 }, 'topFlapAdjustment', 'must be > 0'],
  ])('is never saved wrong: %#', async (changes, field, message) => {
    const item = await createItem(rep())
    const { status, body } = await saveProduct(rep(), item, changes)
    expect([status, body.code]).toEqual([422, 'rule-failed'])
    expect(body.errors).toContainEqual({ path: `product.${field}`, message })
    expect((await loadItem(rep(), item)).versions.product).toBe(1)
  })

  it('is of a category that can be chosen', async () => {
    const item = await createItem(rep())
    const { status, body } = await saveProduct(rep(), item, { itemCategory: 'MODIFY_ANYTHING' })
    expect([status, body.errors]).toEqual([422, [{ path: 'product.itemCategory', message: 'not valid' }]])
    expect((await saveProduct(rep(), item, { itemCategory: 'GENERIC' })).status).toBe(200)
  })
})

describe('a product saved from an old version', () => {
  it('is a stale save: 409 with what is stored, and nothing is lost', async () => {
    const item = await createItem(rep())
    const old = await loadItem(rep(), item)
    await saveProduct(server.as('sca'), item, { length: 410 })
    await act(server.as('su'), item, 'ONHOLD')
    await act(server.as('su'), item, 'OFFHOLD')
    const { status, body } = await rep().put('/quote/Quote/Product', {
      quoteItemId: item.itemId,
      version: old.versions.product,
      product: { ...old.product, width: 300 },
    })
    expect([status, body.code]).toEqual([409, 'stale'])
    expect(body.detail).toBe('Priya Raman saved this product in the meantime.')
    expect(body.current).toMatchObject({
      id: item.itemId,
      versions: { product: 2 },
      product: { length: 410, width: null },
    })
    expect((await loadItem(rep(), item)).product).toMatchObject({ length: 410, width: null })
  })

  it('is one of many at once of which one gets through', async () => {
    const item = await createItem(rep())
    const old = await loadItem(rep(), item)
    const answers = await Promise.all(
      [401, 402, 403].map(length =>
        rep().put('/quote/Quote/Product', {
          quoteItemId: item.itemId,
          version: old.versions.product,
          product: { ...old.product, length },
        }),
      ),
    )
    expect(answers.map(answer => answer.status).sort()).toEqual([200, 409, 409])
    const winner = answers.find(answer => answer.status === 200)
    expect((await loadItem(rep(), item)).product).toEqual(winner?.body.item.product)
  })
})

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
})

describe('the board of a product', () => {
  it('that the plant makes no more has to be chosen again', async () => {
    const item = await createItem(rep())
    const { db } = server.connection
    const isVariant = eq(boardGradeVariants.code, 'E280-W-S')
    const chosen = {
      ...carton,
      ...{ boardGrade: 'E280', boardGradeVariant: 'E280-W-S', preferredPlantCode: 'STH-200' },
    }
    expect((await saveProduct(rep(), item, chosen)).status).toBe(200)
    await db.update(boardGradeVariants).set({ isWorkflow: false }).where(isVariant)
    expect(findingsOn('overview', await loadItem(rep(), item))).toEqual([
      'Boardgrade variant selected is no longer valid. Please reselect',
    ])
    const refused = await act(rep(), item, 'SUBMIT')
    expect(refused.body.details.actionOk).toBe(false)
    await db.update(boardGradeVariants).set({ isWorkflow: true }).where(isVariant)
    expect((await act(rep(), item, 'SUBMIT')).body.details.actionOk).toBe(true)
  })
})

describe('who may change a product', () => {
  const refusal = async (login: string, item: { quoteId: number; itemId: number }) => {
    const { body, status } = await saveProduct(server.as(login), item, { length: 420 })
    return [status, body.detail]
  }

  it('at the first step is the initiator, and after it who has accepted the item', async () => {
    const item = await submitItem(server)
    expect(await refusal('salesrep', item)).toEqual([
      403,
      'Only members of DESIGN, PREPRINT may act at Design.',
    ])
    expect(await refusal('designer', item)).toEqual([403, 'Accept the item first.'])
    await act(server.as('designer2'), item, 'ACCEPT')
    expect(await refusal('designer', item)).toEqual([403, 'The item is assigned to Mai Thorne.'])
    expect((await saveProduct(server.as('designer2'), item, { length: 420 })).status).toBe(200)
  })

  it('is nobody while the item is on hold or archived', async () => {
    const item = await createItem(rep())
    await act(rep(), item, 'ONHOLD')
    expect(await refusal('salesrep', item)).toEqual([403, 'The item is on hold.'])
    await act(rep(), item, 'OFFHOLD')
    await act(rep(), item, 'ARCHIVE', { reason: 'OTHER' })
    expect((await refusal('salesrep', item))[0]).toBe(403)
  })

  it('changes only what the step lets them, and is told what not', async () => {
    const item = await submitItem(server)
    await act(server.as('designer'), item, 'ACCEPT')
    const { status, body } = await saveProduct(server.as('designer'), item, {
      description: 'Mine',
      length: 420,
    })
    expect([status, body.errors]).toEqual([
      422,
      [{ path: 'product.description', message: 'Product Description is read-only at Design' }],
    ])
    const { validations } = await loadItem(server.as('designer'), item)
    expect(validations).toContainEqual({ tabId: 1, fieldName: 'length', readOnly: false, required: true })
    expect(
      validations.find((rule: { fieldName: string }) => rule.fieldName === 'description'),
    ).toBeUndefined()
  })
})
