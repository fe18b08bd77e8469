import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { keyHeader } from '#contract/client'
import type { RequestClaim } from '../../database/requestClaim.ts'
import { Problem } from '../../problem/problem.ts'
import { whoAsks } from '../whoAsks.ts'

const isKey = /^[\w-]{16,64}$/

/** What a request is claimed by; null: it gives no key and is done as often as it comes. Problems: invalid-request. */
export function claimOf(request: FastifyRequest): RequestClaim | null {
  const key = request.headers[keyHeader]
  if (key === undefined) return null
  if (typeof key !== 'string' || !isKey.test(key)) {
    const message = 'must be 16 to 64 letters, digits, - and _'
    throw new Problem('invalid-request', `${keyHeader} ${message}.`, {
      errors: [{ path: keyHeader, message }],
    })
  }
  const asked = JSON.stringify([request.method, request.url, request.body])
  const hash = createHash('sha256').update(asked).digest('base64url')
  return { owner: whoAsks(request)?.login ?? '', key, request: hash }
}
