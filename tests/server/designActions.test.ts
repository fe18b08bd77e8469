import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { GeneratedFiles } from '#contract/design'
import { changeLog } from '../../server/database/schema/index.ts'
import { DesignServiceFailure } from '../../server/integrations/design/designServiceFailure.ts'
import { atDesign, check, type Designs, generated, openDesigns, path, start } from './designSteps.ts'
import { uploaded } from './fileSteps.ts'
import { carton, createItem, loadItem, saveProduct } from './quoteSteps.ts'

let { connection, server, design, runner } = {} as Designs
beforeAll(async () => {
  ;({ connection, server, design, runner } = await openDesigns())
})
afterAll(() => server.close())
beforeEach(() => {
  design.behaviour = {}
})

const designer = () => server.as('designer')

describe('other design actions', () => {
  it('designgen-other-actions: generated files are cleared with their names, the project stays', async () => {
    const item = await atDesign(server)
    const { projectNo } = await generated(server, item, runner)
    const own = await uploaded(server, item, { fileName: 'Own.pdf', login: 'designer' })
    const cleared = await designer().delete(path('ClearEskoFiles'), { id: item.itemId })
    expect(cleared.body).toMatchObject({
      files: [],
      projectNo,
      ardFileName: '',
      mfgFileName: '',
      origin: null,
    })
    const query = { quoteId: item.quoteId, quoteProductId: item.itemId }
    const left = (await designer().get('/quote/QuoteDocument', query)).body
    expect(left.map(({ id }: { id: number }) => id)).toEqual([own.id])
    expect((await loadItem(designer(), item)).design).toMatchObject({
      designProjectNo: projectNo,
      ardFileName: '',
      isArdFileExisted: false,
    })
  })

  it('designgen-other-actions: a project is created by the service and stored on the item', async () => {
    const item = await atDesign(server)
    const made = await designer().post('/ws/createProject', { quoteItemId: item.itemId })
    expect(made.body.message).toBe('ESKO Project Created')
    expect((await loadItem(designer(), item)).design.designProjectNo).toBe('')
    const saved = await designer().put('/quote/Quote/EskoProject', {
      quoteItemId: item.itemId,
      projectNo: made.body.projectNo,
    })
    expect([saved.status, saved.body.detail]).toEqual([200, undefined])
    expect((await loadItem(designer(), item)).design.designProjectNo).toBe(made.body.projectNo)
    const updated = await designer().put(path('UpdateProject'), { quoteItemId: item.itemId })
    expect(updated.body).toMatchObject({ projectNo: made.body.projectNo })
    const other = await atDesign(server)
    const refused = await designer().put(path('UpdateProject'), { quoteItemId: other.itemId })
    expect([refused.status, refused.body.detail]).toEqual([422, 'The item has no project yet.'])
  })

  it('designgen-other-actions: an ARD file is made from standards, kept, and named on the item', async () => {
    const item = await atDesign(server)
    const ofItem = { quoteItemId: item.itemId }
    expect((await designer().post('/ws/getARDName', ofItem)).body.exists).toBe(false)
    const made = (await designer().post('/ws/generateARDfromStandards', ofItem)).body
    expect(made).toMatchObject({ exists: true, message: 'Esko Generate Design from Standard Successful' })
    expect((await designer().post('/ws/getARDName', ofItem)).body).toEqual({
      ardFileName: made.ardFileName,
      exists: true,
    })
    const saved = await designer().put(path('UpdateDesignEskoDetails'), {
      quoteProductId: item.itemId,
      designProjectNo: made.projectNo,
      ardFileName: made.ardFileName,
      mfgFileName: '',
    })
    expect([saved.status, saved.body.detail]).toEqual([200, undefined])
    expect(saved.body.item.design).toMatchObject({ ardFileName: made.ardFileName, isArdFileExisted: true })
    expect((await check(server, item)).files.map(({ role }) => role)).toEqual(['ard'])
    // What is generated then is the next version of it, or the same.
    expect((await generated(server, item, runner)).ardFileName).toBe(made.ardFileName)
  })

  it('design-ard-exists: an ARD file that nobody has is refused where it is named', async () => {
    const item = await atDesign(server)
    const saved = await designer().put(path('UpdateDesignEskoDetails'), {
      quoteProductId: item.itemId,
      designProjectNo: 'DP-1',
      ardFileName: 'nowhere.ard',
      mfgFileName: '',
    })
    expect([saved.status, saved.body.errors]).toEqual([
      422,
      [{ path: 'design.ardFileName', message: 'There is no file nowhere.ard' }],
    ])
  })

  it('designgen-other-actions: the customer of a quote is synchronised, and the log says so', async () => {
    const item = await atDesign(server)
    const told: unknown[] = []
    design.behaviour = {
      synchroniseCompanies: async companies => {
        told.push(...companies)
      },
    }
    const said = 'Quote Customer Synchronized with ESKO'
    const first = await designer().put(path('SyncCustomer'), { id: item.quoteId })
    const second = await designer().put('/quote/Quote/SyncCustomer', { quoteId: item.quoteId })
    const third = await designer().post('/ws/synchroniseCompanies', { customerCodes: ['BLU001'] })
    expect([first, second, third].map(({ body }) => body.message)).toEqual([said, said, said])
    expect(told).toHaveLength(3)
    expect(told[0]).toMatchObject({ customerCode: 'BLU001', customerName: expect.stringMatching(/Blu/) })
    const lines = await connection.db
      .select({ field: changeLog.field })
      .from(changeLog)
      .where(eq(changeLog.quoteId, item.quoteId))
    expect(lines.filter(({ field }) => field === 'customerSynchronized')).toHaveLength(2)
    expect((await designer().post('/ws/synchroniseCompanies', { customerCodes: ['NOBODY'] })).status).toBe(
      404,
    )
    design.behaviour = {
      synchroniseCompanies: () =>
        Promise.reject(new DesignServiceFailure('company', { kind: 'refused', detail: 'unknown code' })),
    }
    const refused = await designer().put(path('SyncCustomer'), { id: item.quoteId })
    expect([refused.status, refused.body.detail]).toEqual([422, 'ESKO Error : unknown code'])
  })

  it('designgen-service-down: a service that is away is said at the call', async () => {
    const item = await atDesign(server)
    design.behaviour = {
      createProject: () =>
        Promise.reject(new DesignServiceFailure('project', { kind: 'unreachable', detail: '' })),
    }
    const away = await designer().post('/ws/createProject', { quoteItemId: item.itemId })
    expect([away.status, away.body.detail]).toEqual([503, 'Automation Engine API Not Available'])
  })
})

describe('the pictures of a design', () => {
  it('are the generated ones, flat, folded and of the artwork', async () => {
    const item = await atDesign(server)
    const none = await designer().get('/q2o/DesignImage', { quoteItemId: item.itemId })
    expect([none.status, none.body.detail]).toEqual([
      404,
      'Design Files Not Available - no 2D picture was generated',
    ])
    await generated(server, item, runner)
    for (const [call, query] of [
      ['DesignImage', { image: '2D' }],
      ['DesignImage', { image: '3D' }],
      ['Artwork', {}],
    ] as const) {
      const { status, headers, body } = await designer().get(`/q2o/${call}`, {
        quoteItemId: item.itemId,
        ...query,
      })
      expect([status, headers['content-type']]).toEqual([200, 'image/svg+xml'])
      expect(body).toMatch(/^<svg/)
    }
    const hidden = await server.as('salesrep2').get('/q2o/Artwork', { quoteItemId: item.itemId })
    expect(hidden.status).toBe(403)
  })
})

describe('the items of a quote', () => {
  it('are generated all at once; what can’t be drawn is named and holds nothing up', async () => {
    const rep = server.as('salesrep')
    const item = await createItem(rep)
    await saveProduct(rep, item, carton)
    const added = await rep.post('/quote/Quote/Products', {
      id: item.quoteId,
      products: [{ itemCategory: 'NEW_MANUAL_DESIGN', description: 'Second' }],
    })
    const second = added.body.items[1]
    const { body } = await rep.put(path('StartGenerateDesign'), { quoteId: item.quoteId })
    expect(body.message).toBe('Generating Designs')
    expect(body.runs.map((run: GeneratedFiles) => run.quoteItemId)).toEqual([item.itemId])
    expect(body.refused).toMatchObject([{ quoteItemId: second.id, reference: second.reference }])
    expect(body.refused[0].message).toMatch(/^The design can't be drawn yet: /)
    await runner.drain()
    expect((await check(server, item, rep)).success).toBe(true)
  })

  it('that are copies start from the files of their source, which are not of their project', async () => {
    const rep = server.as('salesrep')
    const item = await createItem(rep)
    await saveProduct(rep, item, carton)
    await start(server, item, rep)
    await runner.drain()
    const source = await check(server, item, rep)
    const copied = await rep.post('/quote/Quote/DuplicateItem', { quoteItemId: item.itemId })
    await runner.drain()
    const copy = await check(server, { itemId: copied.body.items[0].id }, rep)
    expect(copy).toMatchObject({
      projectNo: '',
      ardFileName: source.ardFileName,
      mfgFileName: source.mfgFileName,
      source: (await loadItem(rep, item)).reference,
      origin: source.origin,
      success: true,
    })
    expect(copy.files.map(({ fileName }) => fileName)).toEqual(source.files.map(({ fileName }) => fileName))
    expect(copy.files[0]?.documentId).not.toBe(source.files[0]?.documentId)
    const quote = await rep.post(`/quote/Quote/Duplicate/${item.quoteId}`, {})
    await runner.drain()
    const whole = await Promise.all(
      quote.body.items.map(({ id }: { id: number }) => check(server, { itemId: id }, rep)),
    )
    expect(whole.map(({ files }) => files.length)).toEqual([source.files.length, source.files.length])
    expect(
      (await rep.delete('/quote/QuoteItem/DeleteQuoteItem', { quoteItemId: copy.quoteItemId })).status,
    ).toBe(200)
  })
})
