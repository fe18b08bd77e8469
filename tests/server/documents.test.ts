import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { largestFile } from '#domain/documents'
import { bytesOf, list, names, pieces } from './documentSteps.ts'
import { png, upload, uploaded } from './fileSteps.ts'
import { pdf } from './pdf.ts'
import { createItem, type TestItem } from './quoteSteps.ts'
import { createTestApp, type TestApp } from './startTestServer.ts'

let server: TestApp
let item: TestItem
beforeAll(async () => {
  server = await createTestApp()
  item = await createItem(server.as('salesrep'))
})
afterAll(() => server.close())

const rep = () => server.as('salesrep')
describe('POST /quote/QuoteDocument/upload', () => {
  it('documents-upload: keeps the file as a document of the item, with who and when', async () => {
    const document = await uploaded(server, item, {
      fileName: 'Kāpiti drawing.pdf',
      content: pdf(700_000),
      more: { documentType: 'DRAWING' },
    })
    expect(document).toMatchObject({
      quoteId: item.quoteId,
      quoteProductId: item.itemId,
      fileName: 'Kāpiti drawing.pdf',
      name: 'Kāpiti drawing',
      documentType: 'DRAWING',
      mediaType: 'application/pdf',
      version: 1,
      size: 700_000,
      createdBy: 'salesrep',
    })
    expect(Date.now() - Date.parse(document.createdAt)).toBeLessThan(60_000)
    expect(await list(server, item)).toEqual([document])
    const { rawPayload, headers } = await bytesOf(server, `/quote/QuoteDocument/v2/Download/${document.id}`)
    expect(rawPayload.equals(pdf(700_000))).toBe(true)
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': '700000',
      'content-disposition': `attachment; filename="K_piti drawing.pdf"; filename*=UTF-8''K%C4%81piti%20drawing.pdf`,
      'x-content-type-options': 'nosniff',
    })
  })

  it('documents-duplicate: a name that the item has already is rejected, in small letters as in capitals', async () => {
    await uploaded(server, item, { fileName: 'Artwork.pdf' })
    const before = await pieces(server)
    const again = await upload(server, item, { fileName: 'ARTWORK.pdf' })
    expect([again.status, again.body.code, again.body.detail]).toEqual([
      409,
      'already-exists',
      'ARTWORK.pdf already exist',
    ])
    expect(await pieces(server)).toEqual(before)
    const other = await createItem(rep())
    expect((await upload(server, other, { fileName: 'Artwork.pdf' })).status).toBe(200)
  })

  it('a file that is said to replace another is its next version, and the ones before stay', async () => {
    const first = await uploaded(server, item, { fileName: 'Proof.pdf', content: pdf(100) })
    const second = await uploaded(server, item, {
      fileName: 'Proof.pdf',
      content: pdf(200),
      more: { replaces: first.id },
    })
    expect(second).toMatchObject({ id: first.id, version: 2, size: 200 })
    expect(second.versions.map(({ version, size }) => [version, size])).toEqual([
      [2, 200],
      [1, 100],
    ])
    const older = await bytesOf(server, `/quote/QuoteDocument/v2/Download/${first.id}?version=1`)
    expect(older.rawPayload).toHaveLength(100)
    expect((await bytesOf(server, `/quote/QuoteDocument/v2/Download/${first.id}?version=9`)).statusCode).toBe(
      404,
    )
  })

  it('two who send the same name at once get one file and one refusal', async () => {
    const answers = await Promise.all(
      [1, 2].map(() => upload(server, item, { fileName: 'Race.pdf', content: pdf(600_000) })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  it('documents-size-limit: 25 MB are taken, and one byte more is not, whatever the sender says of it', async () => {
    const fits = await upload(server, item, { fileName: 'Fits.pdf', content: pdf(largestFile) })
    expect(fits.status).toBe(200)
    const before = await pieces(server)
    const larger = await upload(server, item, { fileName: 'Large.pdf', content: pdf(largestFile + 1) })
    expect([larger.status, larger.body.code]).toEqual([413, 'too-large'])
    expect(larger.body.errors).toEqual([{ path: 'file', message: 'Large.pdf is larger than 25 MB.' }])
    expect(await pieces(server)).toEqual(before)
  })

  it.each([
    ['Photo.pdf', png, 415, 'Photo.pdf is called a PDF, but its content is a PNG picture.'],
    ['Page.svg', Buffer.from('<html><script>alert(1)</script><svg>'), 415, 'its content is a web page'],
    ['Tool.txt', Buffer.from('MZ\u0090'), 415, 'its content is a program'],
    ['Empty.pdf', Buffer.alloc(0), 422, 'Empty.pdf is empty.'],
    ['Tool.exe', Buffer.from('MZ'), 415, 'Tool.exe is of a kind that is not taken.'],
    ['con.pdf', pdf(), 422, 'con.pdf is a name that Windows keeps for itself.'],
  ])('the content counts, not only the name: %s', async (fileName, content, status, message) => {
    const before = await pieces(server)
    const answer = await upload(server, item, { fileName, content })
    expect([answer.status, answer.body.errors[0].path]).toEqual([status, 'file'])
    expect(answer.body.detail).toContain(message)
    expect(await pieces(server)).toEqual(before)
    expect(await names(server, item)).not.toContain(fileName)
  })

  it('form-file-uploaded: what is no form, has no file or is not said right is refused at its field', async () => {
    const json = await rep().post('/quote/QuoteDocument/upload', { quoteId: item.quoteId })
    expect([json.status, json.body.code]).toEqual([415, 'wrong-media-type'])
    const { body } = await upload(server, item, { fileName: 'A.pdf', more: { documentType: 'NONE' } })
    expect([body.code, body.errors[0].path]).toEqual(['invalid-request', 'documentType'])
    const none = await server.app.inject({
      method: 'POST',
      url: '/quote/QuoteDocument/upload',
      headers: { 'x-mock-person': 'salesrep', 'content-type': 'multipart/form-data; boundary=b' },
      payload: '--b\r\ncontent-disposition: form-data; name="quoteId"\r\n\r\n1\r\n--b--\r\n',
    })
    expect([none.statusCode, none.json().errors]).toEqual([
      400,
      [{ path: 'file', message: 'File is not uploaded' }],
    ])
  })

  it('a form that breaks off leaves nothing', async () => {
    const before = await pieces(server)
    const broken = await server.app.inject({
      method: 'POST',
      url: '/quote/QuoteDocument/upload',
      headers: { 'x-mock-person': 'salesrep', 'content-type': 'multipart/form-data; boundary=b' },
      payload: Buffer.concat([
        Buffer.from(
          [
            `--b\r\ncontent-disposition: form-data; name="quoteId"\r\n\r\n${item.quoteId}\r\n`,
            `--b\r\ncontent-disposition: form-data; name="quoteProductId"\r\n\r\n${item.itemId}\r\n`,
            '--b\r\ncontent-disposition: form-data; name="documentType"\r\n\r\nOTHER\r\n',
            '--b\r\ncontent-disposition: form-data; name="file"; filename="Half.pdf"\r\n\r\n',
          ].join(''),
        ),
        pdf(600_000),
      ]),
    })
    expect([broken.statusCode, broken.json().detail]).toEqual([400, 'The file did not come in whole.'])
    expect(await pieces(server)).toEqual(before)
    expect(await names(server, item)).not.toContain('Half.pdf')
  })
})

describe('what is known and changed of a file', () => {
  it('POST /quote/QuoteDocument/IsFileExist: whether the item has a file of the name', async () => {
    const { id } = await uploaded(server, item, { fileName: 'Known.pdf' })
    const asked = { quoteId: item.quoteId, quoteProductId: item.itemId }
    const found = await rep().post('/quote/QuoteDocument/IsFileExist', { ...asked, filename: 'known.PDF' })
    expect(found.body).toEqual({ exists: true, id })
    const none = await rep().post('/quote/QuoteDocument/IsFileExist', { ...asked, filename: 'None.pdf' })
    expect(none.body).toEqual({ exists: false, id: null })
  })

  it('POST /quote/QuoteProductBoxFile: says anew what a file is, and the log has both', async () => {
    const { id } = await uploaded(server, item, { fileName: 'Scan.pdf' })
    const said = { id, documentType: 'CUSTOMER', name: 'Purchase order' }
    expect((await rep().post('/quote/QuoteProductBoxFile', said)).body).toMatchObject(said)
    const [line] = (await rep().get(`/quote/QuoteLog/${item.quoteId}`)).body
    expect(line).toMatchObject({
      field: 'fileChanged',
      new: { from: { documentType: 'OTHER', name: 'Scan' }, to: { name: 'Purchase order' } },
    })
    const nameless = await rep().post('/quote/QuoteProductBoxFile', { ...said, name: ' ' })
    expect(nameless.body.errors[0].path).toBe('name')
  })

  it('DELETE /quote/QuoteDocument: removes a file with its versions, for a reason that stays in the log', async () => {
    const before = await pieces(server)
    const first = await uploaded(server, item, { fileName: 'Wrong.pdf' })
    await uploaded(server, item, { fileName: 'Wrong.pdf', more: { replaces: first.id } })
    const silent = await rep().delete('/quote/QuoteDocument', { id: first.id, reason: ' ' })
    expect(silent.body.errors[0]).toMatchObject({ path: 'reason' })
    const removed = await rep().delete('/quote/QuoteDocument', { id: first.id, reason: 'Of another box' })
    expect([removed.status, removed.body]).toEqual([200, { id: first.id }])
    expect(await names(server, item)).not.toContain('Wrong.pdf')
    expect(await pieces(server)).toEqual(before)
    const [line] = (await rep().get(`/quote/QuoteLog/${item.quoteId}`)).body
    expect(line).toMatchObject({
      who: 'salesrep',
      field: 'fileRemoved',
      new: { fileName: 'Wrong.pdf', version: 2, reason: 'Of another box' },
    })
    const again = await rep().delete('/quote/QuoteDocument', { id: first.id, reason: 'x' })
    expect(again.status).toBe(404)
  })

  it('an item that is deleted takes its files along', async () => {
    const before = await pieces(server)
    const gone = await createItem(rep())
    await uploaded(server, gone, { fileName: 'Gone.pdf' })
    const body = { quoteItemId: gone.itemId }
    expect((await rep().delete('/quote/QuoteItem/DeleteQuoteItem', body)).status).toBe(200)
    expect(await pieces(server)).toEqual(before)
  })
})

describe('design-documents: documents in the design step may be required', () => {
  it('a step that asks for files lets the item go on when one is there', async () => {
    const asking = await createItem(rep())
    const count = async () =>
      (await server.connection.query('select file_count from quote_items where id = $1', [asking.itemId]))[0]
    expect(await count()).toEqual({ file_count: 0 })
    const { id } = await uploaded(server, asking, { fileName: 'Drawing.pdf' })
    expect(await count()).toEqual({ file_count: 1 })
    await rep().delete('/quote/QuoteDocument', { id, reason: 'Not ours' })
    expect(await count()).toEqual({ file_count: 0 })
  })
})
