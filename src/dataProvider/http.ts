import { keyHeader, type WireRequest } from '#contract/client'
import { connectionFailure } from './connectionFailure.ts'
import { readFailure } from './readFailure.ts'
import { retryAfter } from './retryAfter.ts'
import { askedBy, telling } from './succeeded.ts'
import { createTraffic, type Traffic } from './traffic.ts'
import { waitFor } from './waitFor.ts'

/** Who the requests are made for. Every identity provider of `authProvider/` is one. */
export interface Credentials {
  /** Headers that tell who is asking; none when nobody is signed in. */
  headers(): Promise<Readonly<Record<string, string>>>
  /**
   * Renews the sign-in after these headers were refused, without leaving the page; true when another request with
   * the headers of then is worth trying, false when the person has to sign in again.
   */
  renew(refused: Readonly<Record<string, string>>): Promise<boolean>
}

export interface HttpOptions {
  /** Origin of the calls; '' is the page's own. */
  readonly baseUrl: string
  readonly credentials: Credentials
  readonly fetch: typeof fetch
  /** Milliseconds after which a request is given up; 30 s unless told. */
  readonly timeout?: number
  /** Where calls that nobody waits for let the others go first. */
  readonly traffic?: Traffic
}

export interface RequestOptions {
  readonly signal?: AbortSignal | undefined
  /** Lets the request outlive the page (settings on unload); the browser allows 64 kB. */
  readonly keepalive?: boolean
  readonly timeout?: number
  /** Nobody waits for the answer: it is asked for when no other call is under way. */
  readonly patient?: boolean
}

/** How often, and after how many seconds at most, a request that came too many is sent again. */
const patience = { tries: 3, seconds: 20 }

/** Sends a request and answers its 2xx response; anything else is thrown as a `Failure`. */
export type Http = (request: WireRequest, options?: RequestOptions) => Promise<Response>

/** The one function that every call goes through: address, identity, time-out, renewal after 401, problems. */
export function createHttp({
  baseUrl,
  credentials,
  fetch,
  timeout = 30_000,
  traffic = createTraffic(),
}: HttpOptions): Http {
  const send = async (
    request: WireRequest,
    identity: Readonly<Record<string, string>>,
    options: RequestOptions,
  ): Promise<Response> => {
    const limit = AbortSignal.timeout(options.timeout ?? timeout)
    try {
      return await fetch(baseUrl + request.path, {
        method: request.method,
        headers: {
          accept: 'application/json, application/problem+json',
          ...(request.body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(request.key === undefined ? {} : { [keyHeader]: request.key }),
          ...identity,
        },
        ...(request.body === undefined ? {} : { body: request.body }),
        ...(options.keepalive === true ? { keepalive: true } : {}),
        signal: options.signal ? AbortSignal.any([options.signal, limit]) : limit,
      })
    } catch (error) {
      throw connectionFailure(error)
    }
  }

  const answer: Http = async (request, options = {}) => {
    const identity = await credentials.headers()
    let response = await send(request, identity, options)
    if (response.status === 401 && (await credentials.renew(identity))) {
      response = await send(request, await credentials.headers(), options)
    }
    // What is too much for now was not begun: it is asked again when the server says.
    for (let tries = 0; response.status === 429 && tries < patience.tries; tries += 1) {
      const seconds = retryAfter(response)
      if (seconds === undefined || seconds > patience.seconds) break
      await waitFor(seconds * 1000, options.signal)
      response = await send(request, await credentials.headers(), options)
    }
    if (!response.ok) throw await readFailure(response)
    return response
  }

  return async (request, options = {}) => {
    const told = () => telling(askedBy(request), () => answer(request, options))
    if (options.patient !== true) return traffic.urgent(told)
    await traffic.clear()
    return told()
  }
}
