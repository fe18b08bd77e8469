import type { FastifyInstance } from 'fastify'
import type { IssuerAnswer, TokenIssuer } from './tokenIssuer.ts'

/** The development provider of the same process, asked without a way over the network. */
export function ownIssuer(app: FastifyInstance, issuer: string): TokenIssuer {
  const { host, pathname } = new URL(issuer)
  const ask = async (path: string, form: URLSearchParams): Promise<IssuerAnswer> => {
    const { statusCode, body } = await app.inject({
      method: 'POST',
      url: `${pathname}${path}`,
      headers: { host, 'content-type': 'application/x-www-form-urlencoded' },
      payload: form.toString(),
    })
    return { status: statusCode, body: body === '' ? {} : JSON.parse(body) }
  }
  return {
    token: form => ask('/token', form),
    revoke: async form => {
      await ask('/token/revocation', form)
    },
  }
}
