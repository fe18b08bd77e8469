import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SampleRow } from '#contract/samples'
import { httpLabels } from '../../server/integrations/labels/http.ts'
import { createTestApp, type TestApp } from './startTestServer.ts'

let server: TestApp
let sample: SampleRow
beforeAll(async () => {
  server = await createTestApp()
  const { body } = await server.as('samplemaker').get('/quote-worklist/Samples/Worklist')
  sample = body[0]
})
afterAll(() => server.close())

const job = () => ({
  sampleId: sample.id,
  templateCode: 'SAMPLE_LABEL',
  printerCode: 'PRINTER_BENCH',
  printDate: '2026-11-20',
  company: 'Alder & Sons',
})
const print = (more: object = {}, login = 'samplemaker') =>
  server.as(login).post('/quote/QuoteSample/PrintLabel', { ...job(), ...more })

describe('without a printing system', () => {
  it('sample-label-source: printers are the message options that are called so', async () => {
    const { body } = await server.as('samplemaker').get('/config/Printer?appType=sample%20label')
    expect(body).toEqual([
      { code: 'PRINTER_DISPATCH', name: 'Dispatch' },
      { code: 'PRINTER_BENCH', name: 'Sample bench' },
    ])
  })

  it('sample-print: the label is made of its template and kept to be opened, one a sample', async () => {
    const { status, body } = await print()
    expect([status, body.detail]).toEqual([200, undefined])
    expect(body).toMatchObject({
      sampleId: sample.id,
      printer: 'Sample bench',
      sentBy: 'built-in',
      copies: sample.numberOfSamples,
      code: String(sample.id),
    })
    expect(body.lines[0]).toBe(`${sample.reference} · Sample ${sample.id}`)
    expect(body.lines).toContain(sample.customerName)
    expect(body.lines).toContain('Printed 20-11-2026')
    expect(body.lines).toContain('Alder & Sons')
    const kept = await server.as('samplemaker').get(`/quote/QuoteSample/Labels/${sample.id}`)
    expect(kept.body).toEqual([body])
  })

  it('it is of the company of the message options when none is named', async () => {
    expect((await print({ company: '' })).body.lines).toContain('Boxwright Packaging')
  })

  it.each([
    ['templateCode', { templateCode: 'ITEM_MOVED' }],
    ['printerCode', { printerCode: 'COMPANY' }],
  ])('what is no label template or printer is refused at its field: %s', async (path, wrong) => {
    const { status, body } = await print(wrong)
    expect([status, body.code, body.errors[0].path]).toEqual([422, 'rule-failed', path])
  })

  it('a request that does not exist is not found, and who does not work on samples is refused', async () => {
    expect((await print({ sampleId: 999_999 })).status).toBe(404)
    expect((await print({}, 'pricing')).status).toBe(403)
    expect((await print({ printDate: '20-11-2026' })).body.errors[0].path).toBe('printDate')
  })
})

describe('with a printing system', () => {
  const taken: { printer: string; format: string; content: string }[] = []
  let status = 200
  const system = createServer((request, response) => {
    let text = ''
    request.on('data', part => {
      text += part
    })
    request.on('end', () => {
      if (request.url === '/print' && status === 200) taken.push(JSON.parse(text))
      response.writeHead(status, { 'content-type': 'application/json' }).end('{"id":71}')
    })
  })
  let withSystem: TestApp
  beforeAll(async () => {
    await new Promise<void>(resolve => system.listen(0, '127.0.0.1', resolve))
    const url = `http://127.0.0.1:${(system.address() as AddressInfo).port}`
    const labels = httpLabels({ url, timeoutMs: 2000 })
    withSystem = await createTestApp({ connection: server.connection, labels })
  })
  afterAll(async () => {
    await withSystem.app.close()
    system.close()
  })
  const send = () => withSystem.as('samplemaker').post('/quote/QuoteSample/PrintLabel', job())

  it('it takes ZPL for the printer as it calls it', async () => {
    expect((await send()).body.sentBy).toBe('http')
    expect(taken).toHaveLength(1)
    expect(taken[0]).toMatchObject({ printer: 'sample-bench-1', format: 'ZPL' })
    expect(taken[0]?.content).toContain(`^PQ${sample.numberOfSamples}^XZ`)
  })

  it('what it does not take is a problem, and nothing says that it was printed', async () => {
    const before = (await server.as('samplemaker').get(`/quote/QuoteSample/Labels/${sample.id}`)).body
    status = 500
    const answer = await send()
    expect([answer.status, answer.body.code]).toEqual([503, 'unavailable'])
    const after = (await server.as('samplemaker').get(`/quote/QuoteSample/Labels/${sample.id}`)).body
    expect(after).toEqual(before)
    status = 200
  })
})
