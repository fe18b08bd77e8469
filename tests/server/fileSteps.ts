import { expect } from 'vitest'
import type { QuoteDocument } from '#contract/quote'
import { pdf } from './pdf.ts'
import type { TestItem } from './quoteSteps.ts'
import type { Answer, TestApp } from './startTestServer.ts'

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

/** Uploads a file of the item, as the sales rep unless told. */
export async function upload(
  { as }: TestApp,
  { quoteId, itemId }: TestItem,
  { fileName, content = pdf(), login = 'salesrep', more = {} }: Sent,
): Promise<Answer> {
  const texts = { quoteId, quoteProductId: itemId, documentType: 'OTHER', ...more }
  return as(login).upload('/quote/QuoteDocument/upload', texts, fileName, content)
}

/** The same, which has to succeed. */
export async function uploaded(...given: Parameters<typeof upload>): Promise<QuoteDocument> {
  const answer = await upload(...given)
  expect([answer.status, answer.body.detail]).toEqual([200, undefined])
  return answer.body
}
