import { randomBytes } from 'node:crypto'
import type { Middleware } from 'koa'

interface AnswerAsIssuerOptions {
  issuer: URL
  /** Path of the issuer; empty when it has none. */
  prefix: string
  applicationOrigins: readonly string[]
}

/**
 * Two things every answer of the provider needs. Addresses start with the issuer, whatever host or protocol a proxy
 * in front made of the request. And pages are locked down: only the nonce in `ctx.state.nonce` lets an inline style
 * or script run, and forms lead to the provider and back to the application, nowhere else (browsers hold the
 * redirect after a form to that list, too).
 */
export function answerAsIssuer({ issuer, prefix, applicationOrigins }: AnswerAsIssuerOptions): Middleware {
  const formTargets = ["'self'", ...new Set([issuer.origin, ...applicationOrigins])].join(' ')
  return async (ctx, next) => {
    Object.defineProperties(ctx.request, {
      protocol: { value: issuer.protocol.slice(0, -1) },
      host: { value: issuer.host },
    })
    // The library asks for it to put the issuer's path in front of its own.
    ctx.mountPath = prefix
    const nonce = randomBytes(16).toString('base64')
    ctx.state.nonce = nonce
    ctx.set({
      'content-security-policy': [
        "default-src 'none'",
        'img-src data:',
        `style-src 'nonce-${nonce}'`,
        `script-src 'nonce-${nonce}'`,
        `form-action ${formTargets}`,
        "base-uri 'none'",
        "frame-ancestors 'none'",
      ].join('; '),
      'cache-control': 'no-store',
      'referrer-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    })
    await next()
  }
}
