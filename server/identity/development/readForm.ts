import type { IncomingMessage } from 'node:http'

/** The fields of a posted form, or which HTTP status refuses it (413 above `maxBytes`, 415 for another type). */
export async function readForm(
  request: IncomingMessage,
  maxBytes = 4096,
): Promise<{ fields: URLSearchParams } | { refused: 413 | 415 }> {
  const type = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/x-www-form-urlencoded') return { refused: 415 }
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request) {
    const bytes = Buffer.from(chunk)
    size += bytes.length
    // The rest is read and dropped: a closed connection would hide the answer from the browser.
    if (size <= maxBytes) chunks.push(bytes)
  }
  if (size > maxBytes) return { refused: 413 }
  return { fields: new URLSearchParams(Buffer.concat(chunks).toString('utf8')) }
}
