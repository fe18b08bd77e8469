import { z } from 'zod'
import { IssuerUnavailable } from '../identityVerifier.ts'

/** What the issuer's token endpoint answers. */
export interface IssuerAnswer {
  readonly status: number
  readonly body: Readonly<Record<string, unknown>>
}

/** The issuer as far as refresh tokens are its matter. */
export interface TokenIssuer {
  /** Asks its token endpoint. Throws {@link IssuerUnavailable}. */
  token(form: URLSearchParams): Promise<IssuerAnswer>
  /** Takes a refresh token back, where the issuer can. */
  revoke(form: URLSearchParams): Promise<void>
}

const endpoint = z.url({ protocol: /^https?$/ })
const Discovery = z.object({ token_endpoint: endpoint, revocation_endpoint: endpoint.optional() })
const Body = z.record(z.string(), z.unknown())

/** An issuer over HTTP, found by its discovery document, which is read on first use. */
export function outsideIssuer(issuer: string, timeoutMs: number): TokenIssuer {
  let found: Promise<z.infer<typeof Discovery>> | undefined

  const ask = (address: string, form?: URLSearchParams) =>
    fetch(address, {
      ...(form === undefined ? {} : { method: 'POST', body: form }),
      headers: { accept: 'application/json' },
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
  const discover = async () => {
    const address = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`
    return Discovery.parse(await (await ask(address)).json())
  }
  const endpoints = () => {
    found ??= discover().catch((error: unknown) => {
      found = undefined
      throw error
    })
    return found
  }

  return {
    token: async form => {
      try {
        const response = await ask((await endpoints()).token_endpoint, form)
        if (response.status >= 500) throw new Error(`status ${response.status}`)
        return { status: response.status, body: Body.parse(await response.json()) }
      } catch (error) {
        throw new IssuerUnavailable(issuer, error)
      }
    },
    revoke: async form => {
      const { revocation_endpoint: address } = await endpoints()
      if (address !== undefined) await ask(address, form)
    },
  }
}
