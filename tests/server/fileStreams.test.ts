import { once } from 'node:events'
import { type ClientRequest, request } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { largestFile } from '#domain/documents'
import type { FileStore } from '../../server/integrations/files/fileStore.ts'
import { inDatabase } from '../../server/integrations/files/inDatabase.ts'
import { formOf } from './formOf.ts'
import { pdf } from './pdf.ts'
import { createItem, type TestItem } from './quoteSteps.ts'
import { createTestApp, type TestApp } from './startTestServer.ts'

let server: TestApp
let item: TestItem
/** What the store took of a file, and the most that the server had read of it and not yet handed on. */
let taken = { bytes: 0, most: 0 }
let line: Socket | undefined
let isCounting = false
let port = 0

beforeAll(async () => {
  const counting: Pick<FileStore, 'put'> = {
    put: async (_, content) => {
      for await (const chunk of content) {
        taken.bytes += chunk.length
        // A store that takes its time: meanwhile the sender pushes as much as the server lets it.
        await new Promise(resolve => setImmediate(resolve))
        taken.most = Math.max(taken.most, (line?.bytesRead ?? 0) - taken.bytes)
      }
    },
  }
  const connection = (await createTestApp()).connection
  const kept = inDatabase(connection.db)
  const files: FileStore = {
    ...kept,
    put: (key, content) => (isCounting ? counting : kept).put(key, content),
  }
  server = await createTestApp({ connection, files })
  item = await createItem(server.as('salesrep'))
  await server.app.listen({ host: '127.0.0.1', port: 0 })
  server.app.server.on('connection', socket => {
    line = socket
  })
  port = (server.app.server.address() as AddressInfo).port
})
afterAll(() => server.close())

/** Begins to send a file of the item over a real connection. */
function begin(fileName: string, content: Buffer): { sending: ClientRequest; payload: Buffer } {
  const texts = { quoteId: item.quoteId, quoteProductId: item.itemId, documentType: 'OTHER' }
  const { payload, headers } = formOf(texts, fileName, content)
  const sending = request({
    host: '127.0.0.1',
    port,
    method: 'POST',
    path: '/quote/QuoteDocument/upload',
    headers: { ...headers, 'x-mock-person': 'salesrep', 'content-length': payload.length },
  })
  return { sending, payload }
}

it('25 MB come in with less than 10 MB of it in memory', async () => {
  isCounting = true
  taken = { bytes: 0, most: 0 }
  const { sending, payload } = begin('Large.pdf', pdf(largestFile))
  sending.end(payload)
  const [answer] = await once(sending, 'response')
  isCounting = false
  answer.resume()
  expect([answer.statusCode, taken.bytes]).toEqual([200, largestFile])
  expect(taken.most).toBeLessThan(10 * 1024 * 1024)
})

it('an upload whose sender goes away leaves nothing', async () => {
  const count = async () =>
    (await server.connection.query('select count(*)::int as n from file_pieces'))[0]?.n as number
  const before = await count()
  const { sending, payload } = begin('Gone.pdf', pdf(5_000_000))
  sending.on('error', () => undefined)
  sending.write(payload.subarray(0, 3_000_000))
  await expect.poll(count, { timeout: 10_000 }).toBeGreaterThan(before)
  sending.destroy()
  await expect.poll(count, { timeout: 10_000 }).toBe(before)
  const query = { quoteId: item.quoteId, quoteProductId: item.itemId }
  const { body } = await server.as('salesrep').get('/quote/QuoteDocument', query)
  expect(body.map(({ fileName }: { fileName: string }) => fileName)).not.toContain('Gone.pdf')
})

it.each([
  ['before a byte of it was read', 'Refused.exe', pdf(5_000_000)],
  ['by its first bytes', 'Refused.pdf', Buffer.alloc(5_000_000, 7)],
])('a large file that is refused %s is answered while it comes in', async (_, fileName, content) => {
  const { sending, payload } = begin(fileName, content)
  sending.end(payload)
  const [answer] = await once(sending, 'response', { signal: AbortSignal.timeout(10_000) })
  answer.resume()
  expect(answer.statusCode).toBe(415)
})
