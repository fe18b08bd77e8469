interface Answered {
  readonly id: number
  readonly status: number
  readonly headers: [string, string][]
  readonly body: ArrayBuffer
  readonly error?: string
}

/** A `fetch` that reaches the server which runs inside this browser, one for all of its windows. */
export function serverInBrowser(
  port: Pick<MessagePort, 'onmessage' | 'postMessage'>,
  origin: string,
): typeof fetch {
  const waiting = new Map<number, (answered: Answered) => void>()
  let asked = 0
  port.onmessage = ({ data }: MessageEvent<Answered>) => {
    waiting.get(data.id)?.(data)
    waiting.delete(data.id)
  }
  return async (input, init) => {
    const request = new Request(new URL(String(input), origin), init)
    const body = init?.body == null ? null : await request.arrayBuffer()
    const id = ++asked
    const { signal } = request
    const answered = await new Promise<Answered>((resolve, reject) => {
      signal.throwIfAborted()
      signal.addEventListener('abort', () => reject(signal.reason))
      waiting.set(id, resolve)
      const { url, method, headers } = request
      port.postMessage({ id, url, method, headers: Object.fromEntries(headers), body })
    })
    if (answered.error !== undefined) throw new TypeError(answered.error)
    const { status, headers } = answered
    return new Response(status === 204 ? null : answered.body, { status, headers })
  }
}

/** Where `vite.mock.config.ts` puts it. */
const worker = '/mock/server/worker.js'

/** Starts it, or joins the one that another window started. */
export const startServerInBrowser = (): typeof fetch => {
  // It outlives a reload, and with it what was saved.
  const options = { type: 'module', extendedLifetime: true } as const
  return serverInBrowser(new SharedWorker(worker, options).port, window.location.origin)
}
