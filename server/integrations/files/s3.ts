import { createHash } from 'node:crypto'
import { AwsClient } from 'aws4fetch'
import { Problem } from '../../problem/problem.ts'
import type { FileStore } from './fileStore.ts'
import { inPieces } from './inPieces.ts'

export interface S3Options {
  /** Address of the service, e.g. `https://s3.ap-southeast-2.amazonaws.com`; the bucket is the first part of the path. */
  readonly url: string
  readonly bucket: string
  readonly region: string
  readonly key: string
  readonly secret: string
  /** Milliseconds that a request may take. */
  readonly timeoutMs: number
}

/** Bytes of a part: the least that S3 takes for any part but the last, and what is in memory of a file at once. */
const partLength = 5 * 1024 * 1024

const sha256 = (bytes: Uint8Array | string): string => createHash('sha256').update(bytes).digest('hex')

const unavailable = (reason: unknown): Problem =>
  new Problem('unavailable', `The file store could not be reached (${String(reason)}).`)

/**
 * Keeps files in a bucket of S3, or of what speaks like it. A small file is one request; a larger one goes in parts,
 * because nobody knows how long it is before it is there. Configure the bucket to forget parts of uploads that were
 * never completed.
 */
export function s3Files({ url, bucket, region, key: accessKeyId, secret, timeoutMs }: S3Options): FileStore {
  const client = new AwsClient({
    accessKeyId,
    secretAccessKey: secret,
    region,
    service: 's3',
    retries: 2,
    initRetryMs: 100,
  })
  const base = `${url.replace(/\/+$/, '')}/${encodeURIComponent(bucket)}`

  const ask = async (
    method: string,
    path: string,
    { body, range }: { readonly body?: Uint8Array | string; readonly range?: string } = {},
  ): Promise<Response> => {
    try {
      return await client.fetch(`${base}${path}`, {
        method,
        headers: {
          'x-amz-content-sha256': sha256(body ?? ''),
          ...(range === undefined ? {} : { range }),
        },
        ...(body === undefined ? {} : { body: body as string }),
        // Where it wants to send us nobody has said that our files may go.
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
      })
    } catch (error) {
      throw unavailable(error)
    }
  }
  const done = async (...asked: Parameters<typeof ask>): Promise<Response> => {
    const response = await ask(...asked)
    if (response.ok) return response
    await response.body?.cancel()
    throw unavailable(`status ${response.status}`)
  }

  const putParts = async (path: string, first: Uint8Array, rest: AsyncIterator<Uint8Array>) => {
    const started = await (await done('POST', `${path}?uploads=`)).text()
    const uploadId = /<UploadId>([^<]+)<\/UploadId>/.exec(started)?.[1]
    if (uploadId === undefined) throw unavailable('an answer that is not understood')
    const upload = `uploadId=${encodeURIComponent(uploadId)}`
    try {
      const tags: string[] = []
      for (let part: Uint8Array | undefined = first; part !== undefined; ) {
        const number = tags.length + 1
        const kept = await done('PUT', `${path}?partNumber=${number}&${upload}`, { body: part })
        tags.push(kept.headers.get('etag') ?? '')
        const next = await rest.next()
        part = next.done === true ? undefined : next.value
      }
      const parts = tags.map((tag, n) => `<Part><PartNumber>${n + 1}</PartNumber><ETag>${tag}</ETag></Part>`)
      const body = `<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`
      const answer = await (await done('POST', `${path}?${upload}`, { body })).text()
      // S3 may say 200 first and find out afterwards that it could not.
      if (answer.includes('<Error>')) throw unavailable('it could not put the parts together')
    } catch (error) {
      await ask('DELETE', `${path}?${upload}`).catch(() => undefined)
      throw error
    }
  }

  const pathOf = (key: string): string => `/${encodeURIComponent(key)}`
  return {
    adapter: 's3',
    isReachable: () =>
      ask('HEAD', '').then(
        ({ ok }) => ok,
        () => false,
      ),
    put: async (key, content) => {
      const parts = inPieces(content, partLength)
      try {
        const first = await parts.next()
        const bytes = first.done === true ? new Uint8Array() : first.value
        if (bytes.length < partLength) await done('PUT', pathOf(key), { body: bytes })
        else await putParts(pathOf(key), bytes, parts)
      } finally {
        await parts.return(undefined)
      }
    },
    async *read(key, { from, to }) {
      const response = await done('GET', pathOf(key), { range: `bytes=${from}-${to}` })
      if (response.body === null) throw unavailable('an answer without content')
      yield* response.body
    },
    remove: async key => {
      const response = await ask('DELETE', pathOf(key))
      if (!response.ok && response.status !== 404) throw unavailable(`status ${response.status}`)
    },
    // What a bucket forgets by itself is a rule of the bucket.
    tidy: async () => undefined,
  }
}
