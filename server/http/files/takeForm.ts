import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { specificationWords, text } from '#domain/messages'
import { type FieldError, Problem } from '../../problem/problem.ts'
import { assertStorable } from '../unstorableText.ts'

/** A file while it comes in. */
export interface ComingFile {
  /** What its sender calls it, without the folders it lay in. */
  readonly name: string
  /** Its bytes, to be read once. Throws a problem when it does not come in whole. */
  readonly content: AsyncIterable<Uint8Array>
  /** Lets what still comes in go by, so that the sender can hear why it was refused. */
  skip(): Promise<void>
}

/** More than this of a refused request, in bytes, is not listened to: who sends it hears that the connection ends. */
const mostSkipped = 32 * 1024 * 1024

const refuse = (detail: string, ...errors: FieldError[]): Problem =>
  new Problem('invalid-request', detail, { errors })

const notUploaded = (): Problem =>
  refuse(text('formFileNotUploaded'), { path: 'file', message: text('formFileNotUploaded') })

async function letGoBy({ raw, headers }: FastifyRequest): Promise<void> {
  if (raw.readableEnded || raw.destroyed || Number(headers['content-length'] ?? 0) > mostSkipped) return
  // A file that nobody reads would hold up what comes after it.
  raw.unpipe()
  await new Promise<void>(resolve => {
    let skipped = 0
    raw.on('data', (chunk: Buffer) => {
      skipped += chunk.length
      if (skipped > mostSkipped) resolve()
    })
    for (const event of ['end', 'close', 'error']) raw.once(event, () => resolve())
    raw.resume()
  })
}

async function* wholly(file: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const chunks = file[Symbol.asyncIterator]()
  for (;;) {
    const next = await chunks.next().catch(() => {
      throw refuse('The file did not come in whole.', { path: 'file', message: 'did not come in whole' })
    })
    if (next.done === true) return
    yield next.value
  }
}

type Parts = ReturnType<FastifyRequest['parts']>

/** The texts of a form up to its file, and the file. */
async function untilFile(parts: Parts) {
  const texts: Record<string, string> = {}
  for (;;) {
    const next = await parts.next().catch(() => {
      throw refuse('The form can not be read.', { path: 'body', message: 'must be a multipart form' })
    })
    if (next.done === true || next.value === undefined) throw notUploaded()
    const part = next.value
    if (part.type === 'file') return { texts, part }
    texts[part.fieldname] = String(part.value)
  }
}

/**
 * Reads a multipart form up to its file: the texts, checked by `schema`, come first. Refuses what is no form, a text that
 * is not valid at its field, and a form without a file.
 */
export async function takeForm(request: FastifyRequest, schema: z.ZodType | undefined) {
  if (!request.isMultipart()) {
    throw new Problem('wrong-media-type', 'Send the file as a multipart form (multipart/form-data).')
  }
  const { texts, part } = await untilFile(request.parts())
  const file: ComingFile = {
    name: part.filename ?? '',
    content: wholly(part.file),
    skip: () => letGoBy(request),
  }
  try {
    if (part.fieldname !== 'file') throw notUploaded()
    assertStorable([{ ...texts, file: file.name }])
    const read = schema?.safeParse(texts, { error: specificationWords })
    if (read === undefined || read.success) return { texts: read?.data, file }
    const errors = read.error.issues.map(issue => ({ path: issue.path.join('.'), message: issue.message }))
    const [first] = errors
    throw refuse(`body: ${first?.path} ${first?.message}`, ...errors)
  } catch (error) {
    await file.skip()
    throw error
  }
}
