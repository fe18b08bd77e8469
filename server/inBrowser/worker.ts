import './globals.ts'
import { openSnapshot } from './openSnapshot.ts'
import { serve } from './serve.ts'

/** A request as it comes from a window. */
interface Asked {
  readonly id: number
  readonly url: string
  readonly method: string
  readonly headers: Record<string, string>
  readonly body: ArrayBuffer | null
}

interface Port {
  postMessage(message: unknown, transfer?: readonly ArrayBuffer[]): void
  onmessage: ((event: { readonly data: Asked }) => void) | null
}

const snapshot = '/mock/demonstration.tgz'

async function open() {
  const response = await fetch(snapshot)
  const connection = await openSnapshot(
    new Blob([await response.arrayBuffer()], { type: 'application/gzip' }),
  )
  return serve(connection, () => new Date().toISOString().slice(0, 10), new URL(response.url).origin)
}

const serving = open()

async function answer({ url, method, headers, body }: Asked): Promise<Response> {
  return (await serving).answer(new Request(url, { method, headers, body }))
}

/** One server for every window of the browser: what one person does in one, another sees in the next. */
function listenTo(port: Port): void {
  port.onmessage = async ({ data }) => {
    try {
      const response = await answer(data)
      const body = await response.arrayBuffer()
      const { status, headers } = response
      port.postMessage({ id: data.id, status, headers: [...headers], body }, [body])
    } catch (error) {
      port.postMessage({ id: data.id, error: String(error) })
    }
  }
}

Object.assign(globalThis, {
  onconnect: ({ ports }: { readonly ports: readonly Port[] }) => ports.forEach(listenTo),
})
