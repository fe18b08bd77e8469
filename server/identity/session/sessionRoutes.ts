import type {} from '@fastify/swagger'
import type { FastifyPluginCallback, FastifyRequest } from 'fastify'
import { type IdentityVerifier, IssuerUnavailable, TokenRefused } from '../identityVerifier.ts'
import type { EndedTokens } from './endedTokens.ts'
import { refreshCookie, refreshTokenOf } from './refreshCookie.ts'
import type { TokenIssuer } from './tokenIssuer.ts'

export interface SessionOptions {
  readonly issuer: TokenIssuer
  readonly verifier: IdentityVerifier
  readonly ended: EndedTokens
  readonly clientId: string
  /** Whether browsers reach the product over HTTPS only. */
  readonly isSecure: boolean
}

/** What the application gets in place of a refresh token: that there is one. */
const keptHere = 'kept-by-the-server'

const refusal = (error: string) => ({ error })

/** Whether another site's page makes the request; browsers say so, other programs need not. */
const isFromElsewhere = ({ headers }: FastifyRequest): boolean => {
  const site = headers['sec-fetch-site']
  return site !== undefined && site !== 'same-origin' && site !== 'none'
}

/**
 * `POST /session/token`: the issuer's token endpoint, but that refresh tokens stay in a cookie which no script reads.
 * `POST /session/end`: ends a sign-in: its refresh token is taken back, its access token refused from now on.
 */
export function sessionRoutes({
  issuer,
  verifier,
  ended,
  clientId,
  isSecure,
}: SessionOptions): FastifyPluginCallback {
  return (scope, _options, done) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 16_384 },
      (_request, body, parsed) => parsed(null, body),
    )
    scope.addHook('onRequest', async (request, reply) => {
      reply.header('cache-control', 'no-store')
      if (isFromElsewhere(request)) return reply.status(403).send(refusal('access_denied'))
    })

    scope.post('/session/token', { schema: { hide: true } }, async (request, reply) => {
      const form = new URLSearchParams(typeof request.body === 'string' ? request.body : '')
      const grant = form.get('grant_type')
      if (grant === 'refresh_token') {
        const kept = refreshTokenOf(request.headers.cookie)
        if (kept === undefined) return reply.status(400).send(refusal('invalid_grant'))
        form.set('refresh_token', kept)
      } else if (grant !== 'authorization_code') {
        return reply.status(400).send(refusal('unsupported_grant_type'))
      }
      try {
        const { status, body } = await issuer.token(form)
        const { refresh_token: refreshToken, ...others } = body
        if (typeof refreshToken === 'string') {
          reply.header('set-cookie', refreshCookie(refreshToken, isSecure))
          return await reply.status(status).send({ ...others, refresh_token: keptHere })
        }
        if (status >= 400 && grant === 'refresh_token')
          reply.header('set-cookie', refreshCookie(null, isSecure))
        return await reply.status(status).send(others)
      } catch (error) {
        if (!(error instanceof IssuerUnavailable)) throw error
        return reply.status(503).header('retry-after', '5').send(refusal('temporarily_unavailable'))
      }
    })

    scope.post('/session/end', { schema: { hide: true } }, async (request, reply) => {
      const token = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1]
      if (token !== undefined) {
        try {
          await verifier.verify(token)
          await ended.end(token)
          verifier.forget(token)
        } catch (error) {
          // One that is not good opens nothing anyway.
          if (!(error instanceof TokenRefused)) throw error
        }
      }
      const kept = refreshTokenOf(request.headers.cookie)
      if (kept !== undefined) {
        const form = new URLSearchParams({
          token: kept,
          token_type_hint: 'refresh_token',
          client_id: clientId,
        })
        // Not every issuer can, and the cookie is gone either way.
        await issuer
          .revoke(form)
          .catch((error: unknown) => request.log.warn({ err: error }, 'revoking failed'))
      }
      return reply.status(204).header('set-cookie', refreshCookie(null, isSecure)).send()
    })
    done()
  }
}
