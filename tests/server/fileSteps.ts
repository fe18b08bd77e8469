import { expect } from 'vitest'
import type { QuoteDocument } from '#contract/quote'
import type { TestItem } from './quoteSteps.ts'
import type { Answer, TestApp } from './startTestServer.ts'

/** The smallest content that is a PDF by its first bytes, of `length` bytes. */
export const pdf = (length = 64): Buffer =>
  Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(Math.max(0, length - 9), 0x20)])

/** A picture of one pixel. */
export const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

interface Sent {
  readonly fileName: string
  readonly content?: Buffer
  readonly login?: string
  readonly more?: Readonly<Record<string, string | number>>
}

/** The body of a form with these texts and a file behind them, and its header. */
export function formOf(texts: Readonly<Record<string, string | number>>, fileName: string, content: Buffer) {
  const boundary = 'boxwright-form'
  const part = (head: string) => `--${boundary}\r\ncontent-disposition: form-data; ${head}\r\n`
  const fields = Object.entries(texts).map(([name, value]) => `${part(`name="${name}"`)}\r\n${value}\r\n`)
  const file = `${part(`name="file"; filename="${fileName}"`)}content-type: application/octet-stream\r\n\r\n`
  return {
    payload: Buffer.concat([
      Buffer.from(fields.join('') + file),
      content,
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  }
}

/** Uploads a file of the item, as the sales rep unless told. */
export async function upload(
  { app }: TestApp,
  { quoteId, itemId }: TestItem,
  { fileName, content = pdf(), login = 'salesrep', more = {} }: Sent,
): Promise<Answer> {
  const texts = { quoteId, quoteProductId: itemId, documentType: 'OTHER', ...more }
  const { payload, headers } = formOf(texts, fileName, content)
  const answer = await app.inject({
    method: 'POST',
    url: '/quote/QuoteDocument/upload',
    headers: { 'x-mock-person': login, ...headers },
    payload,
  })
  return { status: answer.statusCode, headers: answer.headers, body: answer.json() }
}

/** The same, which has to succeed. */
export async function uploaded(...given: Parameters<typeof upload>): Promise<QuoteDocument> {
  const answer = await upload(...given)
  expect([answer.status, answer.body.detail]).toEqual([200, undefined])
  return answer.body
}
