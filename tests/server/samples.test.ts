import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sampleSorts } from '#contract/samples'
import { defaultSampleStatuses, sampleStatuses } from '#domain/samples'
import { uploaded } from './fileSteps.ts'
import { act, loadItem, submitItem } from './quoteSteps.ts'
import { createTestApp, type TestApp } from './startTestServer.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())

// biome-ignore lint/suspicious/noExplicitAny: rows as they come over the wire.
type Row = any

const list = async (login: string, query: Record<string, unknown> = {}) => {
  const answer = await server.as(login).get('/quote-worklist/Samples/Worklist', { range: [0, 999], ...query })
  expect([answer.status, answer.body.detail]).toEqual([200, undefined])
  return answer.body as Row[]
}

const ask = async (more: object = {}, login = 'salesrep') => {
  const item = await submitItem(server)
  const answer = await server.as(login).post('/quote/QuoteSample', { quoteItemId: item.itemId, ...more })
  return { item, answer }
}

describe('the sample worklist', () => {
  it('sample-default-filter: shows what is to be done unless other statuses are chosen, urgent requests first', async () => {
    const rows = await list('samplemaker')
    expect(new Set(rows.map(row => row.sampleStatus))).toEqual(new Set(defaultSampleStatuses))
    const urgent = rows.map(row => row.isUrgent)
    expect(urgent).toEqual([...urgent].sort().reverse())
    const all = await list('samplemaker', { filter: { status: sampleStatuses } })
    expect(new Set(all.map(row => row.sampleStatus))).toEqual(new Set(sampleStatuses))
  })

  it('can be sorted by each of its columns', async () => {
    const { length } = await list('designer', { AssignmentGroup: 'SAMPLE' })
    for (const field of sampleSorts) {
      expect([field, (await list('designer', { sort: [field, 'DESC'] })).length]).toEqual([field, length])
    }
  })

  it('narrows to business units, or to all but them', async () => {
    const whole = await list('samplemaker')
    const [{ businessUnit }] = whole
    const those = await list('samplemaker', { filter: { businessUnit: [businessUnit] } })
    const operators = { businessUnit: 'isNot' }
    const others = await list('samplemaker', { filter: { businessUnit: [businessUnit], operators } })
    expect(new Set(those.map(row => row.businessUnit))).toEqual(new Set([businessUnit]))
    expect(others.some(row => row.businessUnit === businessUnit)).toBe(false)
    expect(those.length + others.length).toBe(whole.length)
  })

  it('is for designers, super users and sample makers', async () => {
    for (const login of ['salesrep', 'pricing', 'vendor', 'newwork']) {
      expect((await server.as(login).get('/quote-worklist/Samples/Worklist')).status).toBe(403)
    }
  })

  it('is counted', async () => {
    const { body } = await server.as('samplemaker').get('/quote-worklist/Counts')
    expect(body.samples).toEqual([{ code: 'SAMPLE', count: (await list('samplemaker')).length }])
  })
})

describe('a sample request', () => {
  it('comes from an item, is in the worklist and stands on the item', async () => {
    const { item, answer } = await ask({ numberOfSamples: 4, isUrgent: true, dropLocation: 'Reception' })
    expect(answer.status).toBe(200)
    expect(answer.body).toMatchObject({
      sampleStatus: 'Sent To Design',
      numberOfSamples: 4,
      isUrgent: true,
      boardGrade: 'C340',
      isLocked: false,
    })
    expect((await list('designer')).map(row => row.id)).toContain(answer.body.id)
    const { body: rows } = await server
      .as('designer')
      .get('/quote-worklist/Quote/WorkList', { AssignmentGroup: 'DESIGN', range: [0, 999] })
    expect(rows.find((row: Row) => row.id === item.itemId).sampleStatus).toBe('Sent To Design')
    expect((await loadItem(server.as('salesrep'), item)).id).toBe(item.itemId)
  })

  it('starts with what is known: its board, where it went before, the working day after, what it is cut by', async () => {
    const item = await submitItem(server)
    const { itemId: quoteItemId } = item
    const rep = server.as('salesrep')
    await act(server.as('designer'), item, 'ACCEPT')
    const content = Buffer.from('0\nSECTION\n2\nENTITIES\n0\nENDSEC\n0\nEOF\n')
    const drawing = await uploaded(server, item, { fileName: 'Carton.dxf', content, login: 'designer' })
    const { body: start } = await rep.get('/quote/QuoteSample/Start', { quoteItemId })
    expect(start).toMatchObject({
      boardGrade: 'C340',
      deliveryDate: '2026-03-17',
      files: [{ id: drawing.id, fileName: 'Carton.dxf' }],
      cuttingFileId: drawing.id,
      refusal: '',
    })
    expect(start.places.length).toBeGreaterThan(0)
    const { body: asked } = await rep.post('/quote/QuoteSample', {
      quoteItemId,
      boardGrade: 'C250',
      dropLocation: 'Customer reception',
      cuttingFileId: start.cuttingFileId,
    })
    expect(asked).toMatchObject({ boardGrade: 'C250', cuttingFileName: 'Carton.dxf' })
    const odd = await rep.post('/quote/QuoteSample', { quoteItemId, boardGrade: 'XX9' })
    const none = 'There is no board grade XX9 in use.'
    expect([odd.status, odd.body.errors]).toEqual([422, [{ path: 'boardGrade', message: none }]])
    const early = await rep.post('/quote/QuoteSample', { quoteItemId, deliveryDate: '2020-01-01' })
    expect(early.status).toBe(422)
    const message = 'The day must not be in the past.'
    // The sentence once: what the field says is all that there is to say.
    expect([early.body.detail, early.body.errors]).toEqual([message, [{ path: 'deliveryDate', message }]])
    const again = await rep.get('/quote/QuoteSample/Start', { quoteItemId })
    expect(again.body.places[0]).toBe('Customer reception')
    const { body: rows } = await rep.get('/quote/QuoteSample', { quoteItemId })
    expect(rows.map((row: Row) => row.id)).toEqual([asked.id])
    const { body: loaded } = await rep.get(`/quote/QuoteItem/${quoteItemId}`)
    expect(loaded.sampleStatus).toBe('Sent To Design')
    for (const path of ['/quote/QuoteSample', '/quote/QuoteSample/Start']) {
      expect((await server.as('salesrep2').get(path, { quoteItemId })).status).toBe(403)
    }
  })

  it('is cut by a file of its own item only, and keeps it where a save does not speak of it', async () => {
    const { item, answer } = await ask()
    const { id, quoteItemId } = answer.body
    const foreign = await server
      .as('salesrep')
      .post('/quote/QuoteSample', { id, quoteItemId, cuttingFileId: 2_000_000 })
    expect([foreign.status, foreign.body.errors[0].path]).toEqual([422, 'cuttingFileId'])
    await server.as('salesrep').post('/quote/QuoteSample', { id, quoteItemId, boardGrade: 'C250' })
    const { body } = await server
      .as('designer')
      .post('/quote/QuoteSample', { id, quoteItemId: item.itemId, status: 'On Hold' })
    expect(body).toMatchObject({ boardGrade: 'C250', sampleStatus: 'On Hold' })
  })

  it('sample-lock: is locked by one person, whose name everybody sees', async () => {
    const { answer } = await ask()
    const { id, quoteItemId } = answer.body
    const locked = await server.as('samplemaker').put(`/quote/QuoteSample/Lock/${id}`)
    expect(locked.body).toMatchObject({
      isLocked: true,
      lockedBy: 'samplemaker',
      lockedByName: 'Bea Lindqvist',
    })
    const second = await server.as('designer').put(`/quote/QuoteSample/Lock/${id}`)
    expect([second.status, second.body.detail]).toEqual([
      422,
      'The sample request is locked by Bea Lindqvist.',
    ])
    const changed = await server.as('designer').post('/quote/QuoteSample', { id, quoteItemId, notes: 'Mine' })
    expect(changed.status).toBe(422)
    const status = await server.as('salesrep').get('/quote/QuoteSample/LockStatus', { sampleId: id })
    expect(status.body).toEqual({
      sampleId: id,
      isLocked: true,
      lockedBy: 'samplemaker',
      lockedByName: 'Bea Lindqvist',
    })
    expect((await server.as('designer').put(`/quote/QuoteSample/Unlock/${id}`)).status).toBe(422)
    expect((await server.as('su').put(`/quote/QuoteSample/Unlock/${id}`)).body.isLocked).toBe(false)
  })

  it('loses its lock when it is over', async () => {
    const { answer } = await ask()
    const { id, quoteItemId } = answer.body
    const maker = server.as('samplemaker')
    const { body: locked } = await maker.put(`/quote/QuoteSample/Lock/${id}`)
    const sent = await maker.post('/quote/QuoteSample', {
      id,
      quoteItemId,
      hashKey: locked.hashKey,
      status: 'Sample Sent',
    })
    expect(sent.body).toMatchObject({ sampleStatus: 'Sample Sent', isLocked: false })
    expect((await maker.delete(`/quote/QuoteSample/${id}`)).status).toBe(422)
  })

  it('that somebody else changed is not overwritten', async () => {
    const { answer } = await ask()
    const { id, quoteItemId, hashKey } = answer.body
    await server.as('designer').post('/quote/QuoteSample', { id, quoteItemId, hashKey, status: 'On Hold' })
    const stale = await server
      .as('salesrep')
      .post('/quote/QuoteSample', { id, quoteItemId, hashKey, notes: 'x' })
    expect([stale.status, stale.body.current.sampleStatus]).toEqual([409, 'On Hold'])
  })

  it('is deleted while nothing was made', async () => {
    const { answer } = await ask()
    const rep = server.as('salesrep')
    expect((await rep.delete(`/quote/QuoteSample/${answer.body.id}`)).status).toBe(200)
    expect((await rep.delete(`/quote/QuoteSample/${answer.body.id}`)).status).toBe(404)
  })

  it('of somebody else’s item is refused', async () => {
    const { answer } = await ask({}, 'salesrep2')
    expect(answer.status).toBe(403)
  })

  it('asks for at least one sample', async () => {
    const { answer } = await ask({ numberOfSamples: 0 })
    expect([answer.status, answer.body.errors[0].path]).toEqual([400, 'numberOfSamples'])
  })
})
