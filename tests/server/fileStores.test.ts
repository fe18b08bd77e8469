import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { FileStore } from '../../server/integrations/files/fileStore.ts'
import { inDatabase } from '../../server/integrations/files/inDatabase.ts'
import { s3Files } from '../../server/integrations/files/s3.ts'
import { upload, uploaded } from './fileSteps.ts'
import { pdf } from './pdf.ts'
import { createItem } from './quoteSteps.ts'
import { startS3 } from './s3Server.ts'
import { createTestApp, type TestApp } from './startTestServer.ts'

let server: TestApp
let s3: Awaited<ReturnType<typeof startS3>>
beforeAll(async () => {
  server = await createTestApp()
  s3 = await startS3()
})
beforeEach(() => {
  s3.failOn(null)
  s3.redirectTo(null)
})
afterAll(async () => {
  s3.close()
  await server.close()
})

const inS3 = (secret = 'secret') =>
  s3Files({ url: s3.url, bucket: 'files', region: 'ap-southeast-2', key: 'key', secret, timeoutMs: 5000 })
const stores: Record<string, () => FileStore> = {
  database: () => inDatabase(server.connection.db),
  s3: () => inS3(),
}

/** So many bytes, no two neighbours alike, in chunks that fit no piece. */
const bytes = (length: number): Buffer => Buffer.from(Uint8Array.from({ length }, (_, at) => (at * 31) % 251))
async function* inChunks(content: Buffer) {
  for (let at = 0; at < content.length; at += 70_001) yield content.subarray(at, at + 70_001)
}
async function read(store: FileStore, key: string, from: number, to: number): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  for await (const chunk of store.read(key, { from, to })) chunks.push(chunk)
  return Buffer.concat(chunks)
}

describe.each(Object.keys(stores))('files kept in %s', name => {
  const store = () => (stores[name] as () => FileStore)()

  it.each([1, 262_144, 700_000, 11_000_000])('come back as they went in: %i bytes', async length => {
    const content = bytes(length)
    await store().put(`file ${length}`, inChunks(content))
    const back = await read(store(), `file ${length}`, 0, length - 1)
    expect(back.equals(content)).toBe(true)
    const [from, to] = [Math.floor(length / 3), Math.floor(length / 2)]
    const part = await read(store(), `file ${length}`, from, to)
    expect(part.equals(content.subarray(from, to + 1))).toBe(true)
  })

  it.each([500_000, 12_000_000])(
    'are not there when what comes in breaks off after %i bytes',
    async length => {
      async function* broken() {
        yield* inChunks(bytes(length))
        throw new Error('broken off')
      }
      await expect(store().put('broken', broken())).rejects.toThrow('broken off')
      await expect(read(store(), 'broken', 0, 10)).rejects.toThrow()
      expect(s3.uploads.size).toBe(0)
    },
  )

  it('are gone when they are removed, and removing what is not there says nothing', async () => {
    await store().put('gone', inChunks(bytes(10)))
    await store().remove('gone')
    await store().remove('gone')
    await expect(read(store(), 'gone', 0, 9)).rejects.toMatchObject({ code: 'unavailable' })
  })
})

it('what a server that was ended left behind is forgotten after a day, and no document is', async () => {
  const { query } = server.connection
  const item = await createItem(server.as('salesrep'))
  const document = await uploaded(server, item, { fileName: 'Kept.pdf' })
  await inDatabase(server.connection.db).put('left behind', inChunks(bytes(300_000)))
  const keys = async () =>
    (await query('select distinct file_key from file_pieces')).map(({ file_key }) => file_key)
  await inDatabase(server.connection.db).tidy()
  expect(await keys()).toContain('left behind')
  await query("update file_pieces set stored_at = now() - interval '2 days'")
  await inDatabase(server.connection.db).tidy()
  expect(await keys()).not.toContain('left behind')
  const back = await server.as('salesrep').get(`/quote/QuoteDocument/v2/Download/${document.id}`)
  expect(back.status).toBe(200)
})

describe('a bucket', () => {
  it('takes a small file as one request and a large one in parts', async () => {
    s3.asked.length = 0
    await inS3().put('small', inChunks(bytes(1000)))
    expect(s3.asked).toEqual(['PUT /files/small'])
    s3.asked.length = 0
    await inS3().put('large', inChunks(bytes(11_000_000)))
    expect(s3.asked).toEqual([
      'POST /files/large?uploads',
      ...[1, 2, 3].map(() => 'PUT /files/large?partNumber,uploadId'),
      'POST /files/large?uploadId',
    ])
  })

  it('that refuses, fails or is away is a problem, and nothing is a document then', async () => {
    expect(await inS3().isReachable()).toBe(true)
    expect(await inS3('wrong').isReachable()).toBe(false)
    const app = await createTestApp({ connection: server.connection, files: inS3() })
    const item = await createItem(app.as('salesrep'))
    s3.failOn('PUT')
    const refused = await upload(app, item, { fileName: 'Away.pdf', content: pdf(6_000_000) })
    expect([refused.status, refused.body.code]).toEqual([503, 'unavailable'])
    expect(s3.uploads.size).toBe(0)
    s3.failOn(null)
    const { id } = await uploaded(app, item, { fileName: 'Away.pdf', content: pdf(6_000_000) })
    s3.failOn('GET')
    const lost = await app.as('salesrep').get(`/quote/QuoteDocument/v2/Download/${id}`)
    expect([lost.status, lost.body.code]).toEqual([503, 'unavailable'])
    await app.app.close()
  })

  it('that sends us somewhere else is not followed there', async () => {
    await inS3().put('kept', inChunks(bytes(1000)))
    const elsewhere = await startS3()
    s3.redirectTo(elsewhere.url)
    expect(await inS3().isReachable()).toBe(false)
    await expect(inS3().put('sent away', inChunks(bytes(1000)))).rejects.toMatchObject({
      code: 'unavailable',
    })
    await expect(read(inS3(), 'kept', 0, 999)).rejects.toMatchObject({ code: 'unavailable' })
    expect(elsewhere.asked).toEqual([])
    elsewhere.close()
  })
})
