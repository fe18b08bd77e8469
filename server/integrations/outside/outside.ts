import { type Breaker, createBreaker, Resting } from './breaker.ts'
import { limitedText } from './limitedText.ts'

/** How outside systems are asked, all of them the same. */
export interface OutsideLimits {
  /** Milliseconds that an answer may take. */
  readonly timeoutMs: number
  /** Milliseconds that a system is left alone after one time-out; 30 s unless said. */
  readonly restMs?: number
  /** Bytes that an answer may have; 5 MB unless said. */
  readonly largestAnswer?: number
}

export interface OutsideOptions extends OutsideLimits {
  /** What it is called, in sentences. */
  readonly system: string
  readonly url: string
  readonly token?: string
}

interface Sending {
  readonly method: 'POST' | 'PUT'
  readonly body: unknown
  readonly headers?: Readonly<Record<string, string>>
}

/** What an outside system says that fails, in a sentence that people can read. */
export const saysItFailed = (system: string, status: number): string =>
  `${system} answered with an error (status ${status}).`

/** An answer of JSON; `json` is undefined where there was no content. */
export interface OutsideAnswer {
  readonly status: number
  readonly ok: boolean
  readonly json: unknown
}

export interface Outside {
  /** Asks, and reads the answer whole; throws why there is none that can be used. */
  ask(path: string, sending?: Sending): Promise<OutsideAnswer>
  /** Whether `/health` answers; always asked. */
  isReachable(): Promise<boolean>
  readonly breaker: Breaker
}

const defaultRest = 30_000

/** Whether a failure means that nobody answered in time. */
export const isSilence = (error: unknown): boolean => error instanceof Error && error.name === 'TimeoutError'

/** An answer that says nothing: why, as the end of a sentence about the system. */
class UselessAnswer extends Error {
  override readonly name = 'UselessAnswer'
}

/** Why an outside system did not do what it was asked, in a sentence that people can read. */
export function whyNot(system: string, error: unknown): string {
  if (error instanceof Resting) return `${error.message}.`
  if (error instanceof UselessAnswer) return `${system} ${error.message}.`
  return isSilence(error) ? `${system} did not answer in time.` : `${system} could not be reached.`
}

async function jsonOf(response: Response, largest: number | undefined): Promise<unknown> {
  const text = await limitedText(response, largest)
  if (text === null) throw new UselessAnswer('answered more than is read here')
  if (text === '') return undefined
  try {
    return JSON.parse(text)
  } catch {
    if (!response.ok) return undefined
    throw new UselessAnswer('answered something that is not understood here')
  }
}

/** An outside system that speaks JSON over HTTP: followed nowhere else, waited for so long, read so far, left alone when silent. */
export function createOutside(options: OutsideOptions): Outside {
  const { system, token, timeoutMs, restMs = defaultRest, largestAnswer } = options
  const address = options.url.replace(/\/+$/, '')
  const breaker = createBreaker({ system, restMs, isSilence })
  const authorization: Record<string, string> =
    token === undefined ? {} : { authorization: `Bearer ${token}` }

  const send = async (path: string, sending?: Sending): Promise<OutsideAnswer> => {
    const response = await fetch(`${address}${path}`, {
      method: sending?.method ?? 'GET',
      headers: {
        ...authorization,
        accept: 'application/json',
        ...(sending === undefined ? {} : { 'content-type': 'application/json' }),
        ...sending?.headers,
      },
      ...(sending === undefined ? {} : { body: JSON.stringify(sending.body) }),
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    })
    const { status, ok } = response
    // Where it wants to send us nobody has said that our data may go.
    if (status >= 300 && status < 400) throw new UselessAnswer('wants to be asked somewhere else')
    return { status, ok, json: await jsonOf(response, largestAnswer) }
  }

  return {
    breaker,
    ask: (path, sending) => breaker.run(() => send(path, sending)),
    isReachable: () =>
      breaker
        .probe(() => send('/health'))
        .then(
          ({ ok }) => ok,
          () => false,
        ),
  }
}
