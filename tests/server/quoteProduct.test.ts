import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { boardGradeVariants } from '../../server/database/schema/index.ts'
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

  it('stays readable where a bound has moved since it was stored, and its next save says so', async () => {
    const item = await createItem(rep())
    await server.connection.db.execute(sql`update quote_item_sections set data = jsonb_set(data, '{length}', '99999999')
      where quote_item_id = ${item.itemId} and section = 'product'`)
    expect((await loadItem(rep(), item)).product.length).toBe(99_999_999)
    const quote = await rep().get(`/quote/Quote/${item.quoteId}`)
    expect([quote.status, quote.body.items[0].length]).toEqual([200, 99_999_999])
    const { status, body } = await saveProduct(rep(), item, { width: 300 })
    expect([status, body.errors[0].path]).toEqual([400, 'product.length'])
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
      'Only members of Structural Design or Pre-print may act at Design.',
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
