import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest()
const sha256 = (bytes: string | Buffer): string => createHash('sha256').update(bytes).digest('hex')

/** Whether the request is signed as Signature Version 4 says, and its body is the one that was signed. */
function isSigned({ method, url = '', headers }: IncomingMessage, body: Buffer, key: string, secret: string) {
  const [, who, day, region, names = '', signature] =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d+)\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=(\w+)$/.exec(
      headers.authorization ?? '',
    ) ?? []
  const { pathname, searchParams } = new URL(url, 'http://s3')
  const query = [...searchParams]
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .toSorted()
    .join('&')
  const signed = names.split(';').map(name => `${name}:${headers[name]}\n`)
  const hash = String(headers['x-amz-content-sha256'])
  const asked = [method, pathname, query, signed.join(''), names, hash].join('\n')
  const scope = `${day}/${region}/s3/aws4_request`
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha256(asked)].join('\n')
  const signingKey = ['s3', 'aws4_request'].reduce(hmac, hmac(hmac(`AWS4${secret}`, day ?? ''), region ?? ''))
  return who === key && hash === sha256(body) && signature === hmac(signingKey, text).toString('hex')
}

/** A bucket `files` that speaks as much of S3 as files need, and refuses what is not signed right. */
export async function startS3({ key = 'key', secret = 'secret' } = {}) {
  const kept = new Map<string, Buffer>()
  const uploads = new Map<string, Map<number, Buffer>>()
  const asked: string[] = []
  /** Requests that begin so are answered with a failure. */
  let failing: string | null = null
  /** Where every request is sent on to. */
  let elsewhere: string | null = null

  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const body = Buffer.concat(chunks)
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://s3')
    const upload = searchParams.get('uploadId')
    const line = `${request.method} ${pathname}${searchParams.size === 0 ? '' : `?${[...searchParams.keys()]}`}`
    asked.push(line)
    const answer = (status: number, text: string | Buffer = '', headers = {}) =>
      response.writeHead(status, headers).end(text)
    if (elsewhere !== null) return answer(307, '', { location: `${elsewhere}${request.url}` })
    if (!isSigned(request, body, key, secret)) return answer(403, '<Error>SignatureDoesNotMatch</Error>')
    if (failing !== null && line.startsWith(failing)) return answer(501)
    const parts = upload === null ? undefined : uploads.get(upload)
    switch (request.method) {
      case 'HEAD':
        return answer(pathname === '/files' ? 200 : 404)
      case 'POST': {
        if (upload === null) {
          const id = `upload ${uploads.size + 1}`
          uploads.set(id, new Map())
          return answer(
            200,
            `<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`,
          )
        }
        const numbers = [...body.toString().matchAll(/<PartNumber>(\d+)<\/PartNumber><ETag>"(\w+)"/g)]
        const bytes = numbers.map(([, number, tag]) => {
          const part = parts?.get(Number(number)) ?? Buffer.alloc(0)
          return sha256(part).slice(0, 8) === tag ? part : Buffer.alloc(0)
        })
        kept.set(pathname, Buffer.concat(bytes))
        uploads.delete(upload)
        return answer(200, '<CompleteMultipartUploadResult/>')
      }
      case 'PUT': {
        if (upload === null) kept.set(pathname, body)
        else parts?.set(Number(searchParams.get('partNumber')), body)
        return answer(200, '', { etag: `"${sha256(body).slice(0, 8)}"` })
      }
      case 'GET': {
        const found = kept.get(pathname)
        if (found === undefined) return answer(404)
        const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? []
        return answer(206, found.subarray(Number(from), Number(to) + 1))
      }
      default:
        if (upload === null) kept.delete(pathname)
        else uploads.delete(upload)
        return answer(204)
    }
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    kept,
    uploads,
    asked,
    failOn: (start: string | null) => {
      failing = start
    },
    redirectTo: (url: string | null) => {
      elsewhere = url
    },
    close: () => server.close(),
  }
}
