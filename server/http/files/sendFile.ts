import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ByteRange } from '../../integrations/files/fileStore.ts'
import { disposition } from './disposition.ts'
import { rangeOf } from './rangeOf.ts'

/** A file as a handler answers it. */
export interface FileAnswer {
  readonly fileName: string
  readonly mediaType: string
  /** Bytes. */
  readonly size: number
  /** Tells this content from every other. */
  readonly tag: string
  /** Reads a range of it, which lies within its size. */
  read(range: ByteRange): AsyncIterable<Uint8Array>
}

async function* behind(first: IteratorResult<Uint8Array>, rest: AsyncIterator<Uint8Array>) {
  try {
    for (let next = first; next.done !== true; next = await rest.next()) yield next.value
  } finally {
    await rest.return?.()
  }
}

/**
 * Sends a file, or the range of it that is asked for, as fast as it is taken. Always to be stored, never shown in place: a
 * browser that would run what is in it is not asked to.
 */
export async function sendFile(request: FastifyRequest, reply: FastifyReply, file: FileAnswer) {
  const tag = `"${file.tag}"`
  reply.header('etag', tag).header('cache-control', 'private, no-cache').header('accept-ranges', 'bytes')
  if (request.headers['if-none-match'] === tag) return reply.status(304).send()
  const condition = request.headers['if-range']
  const asked =
    condition === undefined || condition === tag ? rangeOf(request.headers.range, file.size) : null
  const range = asked ?? { from: 0, to: file.size - 1 }
  const chunks = file.read(range)[Symbol.asyncIterator]()
  // Read before anything is answered: a store that is away is a problem, not half a file.
  const first = await chunks.next()
  if (asked !== null) {
    reply.status(206).header('content-range', `bytes ${asked.from}-${asked.to}/${file.size}`)
  }
  return reply
    .type(file.mediaType)
    .header('content-disposition', disposition(file.fileName))
    .header('content-length', range.to - range.from + 1)
    .send(Readable.from(behind(first, chunks), { objectMode: false, highWaterMark: 1 }))
}
