import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { corrugated, creases, despatch, found } from './designRows.ts'
import { uploaded } from './fileSteps.ts'
import { act, carton, createItem, loadItem, saveProduct, submitItem, type TestItem } from './quoteSteps.ts'
import { editableItem, saveSection } from './sectionSteps.ts'
import { createTestApp, type TestApp } from './startTestServer.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())

const su = () => server.as('su')

describe('the save of a design', () => {
  it('keeps steps with their creases, and says what is still missing', async () => {
    const item = await editableItem(server, 'design')
    const steps = [corrugated('CORR1', { stepCreases: creases(150, 300, 150) }), despatch]
    const { status, body } = await saveSection(su(), 'design', item, { designSteps: steps })
    expect([status, body.errors]).toEqual([200, undefined])
    expect(body.item.design.designSteps).toEqual(steps)
    expect(found(body.item)).toEqual([
      'Invalid Closed Here',
      'Paper Deckle is required',
      'Scoring Profile is required',
    ])
    const log: { field: string }[] = (await su().get(`/quote/QuoteLog/${item.quoteId}`)).body
    expect(log.map(({ field }) => field)).toContain('design.designSteps[k1]')
  })

  it('logs one crease that moved by itself', async () => {
    const item = await editableItem(server, 'design')
    const save = (values: object) =>
      saveSection(su(), 'design', item, { designSteps: [corrugated('CORR1', values), despatch] })
    await save({ stepCreases: creases(150, 300, 150) })
    expect((await save({ stepCreases: creases(140, 310, 150) })).status).toBe(200)
    const log: { field: string }[] = (await su().get(`/quote/QuoteLog/${item.quoteId}`)).body
    expect(log.map(({ field }) => field)).toEqual(
      expect.arrayContaining(
        ['c1', 'c2'].map(crease => `design.designSteps[k1].stepCreases[${crease}].value`),
      ),
    )
  })

  it('refuses what is wrong at its own field, also in the rows of a row', async () => {
    const item = await editableItem(server, 'design')
    const step = corrugated('CORR1', { sheetLength: 9000, stepCreases: creases(150, 300, 100) })
    const { status, body } = await saveSection(su(), 'design', item, { designSteps: [step, despatch] })
    expect([status, body.errors]).toEqual([
      422,
      [
        { path: 'design.designSteps[k1].sheetLength', message: 'must be <= 4200 at CORR1' },
        {
          path: 'design.designSteps[k1].stepCreases',
          message: 'must add up to the sheet width of 600 mm, they come to 550 mm',
        },
      ],
    ])
  })
})

it('plant-change-initiate: another plant at Initiate clears the steps with its save, and says so', async () => {
  const source = await editableItem(server, 'design')
  await saveSection(su(), 'design', source, { designSteps: [corrugated('CORR1'), despatch] })
  const copy = await su().post('/quote/Quote/DuplicateItem', { quoteItemId: source.itemId })
  const item: TestItem = { ...source, itemId: copy.body.items[0].id }
  expect((await loadItem(su(), item)).design.designSteps).toHaveLength(2)
  const { status, body } = await saveProduct(server.as('salesrep'), item, {
    ...{ preferredPlantCode: 'STH', boardGradeVariant: '', code: '' },
  })
  expect([status, body.errors, body.detail]).toEqual([200, undefined, undefined])
  expect([body.item.design.designSteps, body.written]).toEqual([[], expect.arrayContaining(['design'])])
  expect(body.said).toContain('Design steps were cleared: the plant changed.')
})

it('a design is chosen from what its plant makes items with', async () => {
  const { body } = await su().get('/quote/QuoteProductDesign/Lookup', { plantCode: 'NTH-100' })
  expect(body.operations.map(({ code }: { code: string }) => code)).toEqual(
    expect.arrayContaining(['CORR', 'FFG', 'DIECUT', 'DESPATCH']),
  )
  expect(body.deckles).toContain(2450)
  expect(body.outsideProcesses.map(({ code }: { code: string }) => code)).toContain('STORE30')
  const nowhere = await su().get('/quote/QuoteProductDesign/Lookup')
  expect([nowhere.body.operations, nowhere.body.deckles]).toEqual([[], []])
})

it('what finished goods are packed into is a list', async () => {
  const { body } = await su().get('/config/OuterType')
  expect(body.map(({ code }: { code: string }) => code)).toContain('CARTON')
})

it('design-ard-exists: the ARD file that is named is one of the item’s, at its save, on its page and on its quote', async () => {
  const item = await editableItem(server, 'design')
  const named = { ardFileName: 'Carton.ard', designProjectNo: 'P-1' }
  const missing = 'There is no file Carton.ard'
  const refused = await saveSection(su(), 'design', item, named)
  expect([refused.status, refused.body.errors]).toEqual([
    422,
    [{ path: 'design.ardFileName', message: missing }],
  ])
  const file = await uploaded(server, item, {
    fileName: 'CARTON.ard',
    content: Buffer.from('ARD'),
    login: 'su',
  })
  const saved = await saveSection(su(), 'design', item, named)
  expect([saved.status, found(saved.body.item)]).toEqual([200, ['A despatch step is required']])

  const gone = await su().delete('/quote/QuoteDocument', { id: file.id, reason: 'Of another box' })
  expect(gone.status).toBe(200)
  expect(found(await loadItem(su(), item))).toContain(missing)
  await saveSection(su(), 'design', item, { designSteps: [despatch] })
  const { body: quote } = await su().get(`/quote/Quote/${item.quoteId}`)
  expect(quote.items[0].invalidTabs).toContain('design')
})

describe('the steps of another plant', () => {
  const intra = (quoteItemId: number, as = 'su') =>
    server.as(as).get('/quote/QuoteProductDesign/GetIntraCompanyDesignSteps', { quoteItemId })
  const generate = (quoteItemId: number, as = 'su') =>
    server.as(as).post('/quote/QuoteProductDesign/GenerateInterCompanyStep', { quoteItemId })

  it('are those whose work centre is not at the item’s own; none of a route that stays at home', async () => {
    const item = await editableItem(server, 'design')
    const { product } = await loadItem(su(), item)
    const home = product.preferredPlantCode.split('-')[0]
    const away = home === 'NTH' ? 'STH' : 'NTH'
    const centres: { code: string; plantCode: string; operation: string }[] = (
      await su().get('/quote/QuoteProductDesign/Lookup', { plantCode: home })
    ).body.workCentres
    const corrugatorAt = (plant: string) =>
      centres.find(({ plantCode, operation }) => plantCode === plant && operation === 'CORR')?.code ?? ''
    const stored = (plant: string) =>
      saveSection(su(), 'design', item, {
        designSteps: [corrugated(corrugatorAt(plant), { sheetLength: 1000 }), despatch],
      })
    expect((await stored(home)).status).toBe(200)
    expect((await intra(item.itemId)).body).toEqual([])
    const { body } = await stored(away)
    expect(found(body.item)).toContain('Offsite Delivery Method is required')
    expect((await intra(item.itemId)).body).toMatchObject([
      { plantCode: away, steps: [{ position: 1, operation: 'CORR', sheetLength: 1000 }] },
    ])
  })

  it('are generated where the item’s own plant has no machine for it, and kept with the route', async () => {
    const item = await createItem(server.as('salesrep'))
    // Nobody stitches in the south.
    const southern = { preferredPlantCode: 'STH', boardGrade: 'B340', boardGradeVariant: 'B340-S' }
    const mailer = {
      ...{ styleCarton: '04', styleVariant: '0427', vslCode: '0427', styleDieCutType: 'FLATBED' },
      ...{ styleTopFlap: '00', styleBottomFlap: '00', styleClosure: '03' },
      ...{ length: 300, width: 220, depth: 90 },
    }
    const product = { ...carton, ...southern, ...mailer }
    expect((await saveProduct(server.as('salesrep'), item, product)).status).toBe(200)
    await act(server.as('salesrep'), item, 'SUBMIT')
    await act(su(), item, 'ACCEPT')
    const { status, body } = await generate(item.itemId)
    expect([status, body]).toMatchObject([
      200,
      { plantCode: 'NTH', offsiteDeliveryMethod: 'ROAD', message: '' },
    ])
    const { designSteps, offsiteDeliveryMethod } = body
    // The whole route, so that they come into another one where they are done.
    expect(body.path[0]).toMatchObject({ operation: 'CORR' })
    expect(body.path.at(-1)).toMatchObject({ operation: 'DESPATCH' })
    const centres = designSteps.map((step: { workCentre: string }) => step.workCentre)
    expect(centres).toContain('STI1')
    const saved = await saveSection(su(), 'design', item, { designSteps, offsiteDeliveryMethod })
    expect(saved.status).toBe(200)
    expect(found(saved.body.item)).not.toContain('Offsite Delivery Method is required')
    expect((await intra(item.itemId)).body).toMatchObject([
      { plantCode: 'NTH', steps: centres.map((workCentre: string) => ({ workCentre })) },
    ])
  })

  it('are not generated where the plant makes it alone; a stranger is refused', async () => {
    const item = await submitItem(server)
    const { status, body } = await generate(item.itemId)
    expect([status, body]).toMatchObject([200, { designSteps: [], plantCode: '' }])
    expect(body.message).toContain('makes it alone')
    expect((await generate(item.itemId, 'salesrep2')).status).toBe(403)
    expect((await intra(item.itemId, 'salesrep2')).status).toBe(403)
    expect((await intra(9_999_999)).status).toBe(404)
  })
})

describe('the auto-routing', () => {
  const input = (quoteItemId: number, as = 'su') =>
    server.as(as).get('/quote/QuoteAutoRoute', { quoteItemId })

  it('autoroute-input: is asked with the item as it is stored, refused field by field while it is incomplete', async () => {
    const item = await submitItem(server)
    const { status, body } = await input(item.itemId)
    expect([status, body]).toMatchObject([200, { quoteItemId: item.itemId, style: '0201', quantity: 5000 }])
    expect((await input(item.itemId)).body.inputHash).toBe(body.inputHash)
    await act(su(), item, 'ACCEPT')
    await saveProduct(su(), item, { boardGrade: '', boardGradeVariant: '' })
    const refused = await input(item.itemId)
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      [{ path: 'boardGrade', message: 'Board grade is required' }],
    ])
    expect((await input(item.itemId, 'salesrep2')).status).toBe(403)
  })

  it('autoroute-log: tells what decided, nothing of an item that was never routed', async () => {
    const item = await submitItem(server)
    const { status, body } = await su().get('/quote/QuoteAutoRoute/log', { quoteItemId: item.itemId })
    expect([status, body]).toEqual([200, { id: null, status: null, message: '', entries: [] }])
  })

  it('autoroute-trigger-design: runs after a product save that asks for it, and not again for the same', async () => {
    const item = await submitItem(server)
    await act(su(), item, 'ACCEPT')
    const save = async (changes: object, autoRoute = true) => {
      const { versions, product } = await loadItem(su(), item)
      const { body } = await su().put('/quote/Quote/Product', {
        ...{ quoteItemId: item.itemId, version: versions.product, autoRoute },
        product: { ...product, ...changes },
      })
      return body.said
    }
    expect(await save({ length: 410 }, false)).toEqual([])
    expect(await save({ length: 420 })).toEqual(['Auto-routing was started.'])
    expect(await save({ drawingNo: 'N-1' })).toEqual([])
    const { body } = await su().get('/engine/AutoRouting/history', { quoteItemId: item.itemId })
    expect(body).toHaveLength(1)
    expect(await save({ boardGrade: '', boardGradeVariant: '' })).toEqual([
      "Unable to get Auto Route input. The item can't be routed yet: Board grade is required.",
    ])
  })

  it('autoroute-trigger-initiate: a new design at Initiate is not routed by its save', async () => {
    const item = await editableItem(server, 'product')
    const { versions, product } = await loadItem(su(), item)
    const { body } = await su().put('/quote/Quote/Product', {
      ...{ quoteItemId: item.itemId, version: versions.product, product, autoRoute: true },
    })
    expect(body.said).toEqual([])
  })
})
