import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bytesOf } from './documentSteps.ts'
import { png, upload, uploaded } from './fileSteps.ts'
import { pdf } from './pdf.ts'
import { act, carton, createItem, saveProduct, type TestItem } from './quoteSteps.ts'
import { createTestApp, type TestApp } from './startTestServer.ts'

let server: TestApp
let item: TestItem
beforeAll(async () => {
  server = await createTestApp()
  item = await createItem(server.as('salesrep'))
})
afterAll(() => server.close())

const rep = () => server.as('salesrep')
describe('who may', () => {
  it('only who may see the item sees its files, and only who may change it changes them', async () => {
    const own = await createItem(rep(), 'BLU001')
    const document = await uploaded(server, own, { fileName: 'Mine.pdf' })
    const query = { quoteId: own.quoteId, quoteProductId: own.itemId }
    const designer = server.as('designer')
    expect((await designer.get('/quote/QuoteDocument', query)).body).toHaveLength(1)
    const early = await upload(server, own, { fileName: 'Early.pdf', login: 'designer' })
    expect([early.status, early.body.code]).toEqual([403, 'not-allowed'])
    const body = { id: document.id, reason: 'x' }
    expect((await designer.delete('/quote/QuoteDocument', body)).status).toBe(403)

    await saveProduct(rep(), own, { ...carton, printProcess: 'FLEXO' })
    await act(rep(), own, 'SUBMIT')
    const other = server.as('salesrep2')
    expect((await other.get('/quote/QuoteDocument', query)).status).toBe(403)
    expect((await other.get(`/quote/QuoteDocument/v2/Download/${document.id}`)).status).toBe(403)
    expect((await other.get(`/quote/QuoteDocument/DownloadXml/${own.itemId}`)).status).toBe(403)
    const asked = { ...query, filename: 'Mine.pdf' }
    expect((await other.post('/quote/QuoteDocument/IsFileExist', asked)).status).toBe(403)
    const refused = await upload(server, own, { fileName: 'Theirs.pdf', login: 'salesrep2' })
    expect(refused.status).toBe(403)

    const late = await upload(server, own, { fileName: 'Late.pdf' })
    expect([late.status, late.body.code]).toEqual([403, 'not-allowed'])
    await act(designer, own, 'ACCEPT')
    expect(
      (
        await upload(server, own, {
          fileName: 'Dieline.dxf',
          content: Buffer.from('  0\nSECTION\n'),
          login: 'designer',
        })
      ).status,
    ).toBe(200)
  })

  it('the item of another quote is not found', async () => {
    const answer = await rep().get('/quote/QuoteDocument', { quoteId: 1, quoteProductId: item.itemId })
    expect(answer.status).toBe(404)
    const { id } = await uploaded(server, item, { fileName: 'Theirs.pdf' })
    const replaced = await upload(server, await createItem(rep()), {
      fileName: 'Other.pdf',
      more: { replaces: id },
    })
    expect(replaced.status).toBe(404)
  })
})

describe('GET /quote/QuoteDocument/v2/Download/{id}', () => {
  it('answers the range asked for, over the border of a piece, so that a download can go on', async () => {
    const content = Buffer.concat([pdf(262_140), Buffer.from('0123456789')])
    const { id } = await uploaded(server, item, { fileName: 'Ranges.pdf', content })
    const url = `/quote/QuoteDocument/v2/Download/${id}`
    const part = await bytesOf(server, url, { range: 'bytes=262140-262146' })
    expect([part.statusCode, part.body, part.headers['content-range']]).toEqual([
      206,
      '0123456',
      `bytes 262140-262146/${content.length}`,
    ])
    expect((await bytesOf(server, url, { range: 'bytes=-3' })).body).toBe('789')
    expect((await bytesOf(server, url, { range: 'bytes=900000-' })).statusCode).toBe(200)
    const tag = String(part.headers.etag)
    expect((await bytesOf(server, url, { 'if-none-match': tag })).statusCode).toBe(304)
    expect((await bytesOf(server, url, { range: 'bytes=0-1', 'if-range': '"other"' })).statusCode).toBe(200)
  })

  it('a design file is found as one, and any other file is not', async () => {
    const [design, picture] = [
      await uploaded(server, item, { fileName: 'Design.pdf' }),
      await uploaded(server, item, { fileName: 'Picture.png', content: png }),
    ]
    const found = await bytesOf(server, `/quote/QuoteDocument/DesignFile/${design.id}`)
    expect([found.statusCode, found.rawPayload.length]).toEqual([200, 64])
    expect((await bytesOf(server, `/quote/QuoteDocument/DesignFile/${picture.id}`)).statusCode).toBe(404)
  })
})
