import { Agent, request as open } from 'node:http'
import type { WireRequest } from '#contract/client'

/** Somebody who makes calls of a running product, with a real token each. */
export interface HttpClient {
  /** Makes the call and reads the whole answer; anything but 200 is an error. `who`: which token, else the next. */
  send(request: WireRequest, who?: number): Promise<string>
  stop(): void
}

/** Keeps its connections open between calls; the calls are made by the holders of these tokens in turn. */
export function createHttpClient(origin: string, tokens: readonly string[]): HttpClient {
  const agent = new Agent({ keepAlive: true })
  let calls = 0
  const send = ({ method, path, body }: WireRequest, token: string | undefined): Promise<string> =>
    new Promise((resolve, reject) => {
      const headers = {
        authorization: `Bearer ${token}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      }
      const request = open(origin + path, { method, agent, headers }, response => {
        let text = ''
        response.setEncoding('utf8')
        response.on('data', (part: string) => {
          text += part
        })
        response.once('error', reject)
        response.once('end', () => {
          if (response.statusCode === 200) resolve(text)
          else reject(new Error(`${method} ${path} answered ${response.statusCode}: ${text.slice(0, 500)}`))
        })
      })
      request.once('error', (error: NodeJS.ErrnoException) => {
        // The server had closed the idle connection: while the driver alone is measured, nothing is sent on it.
        if (request.reusedSocket && error.code === 'ECONNRESET')
          send({ method, path, body }, token).then(resolve, reject)
        else reject(error)
      })
      request.end(body)
    })
  return {
    send: (request, who) => {
      calls += 1
      return send(request, tokens[(who ?? calls) % tokens.length])
    },
    stop: () => agent.destroy(),
  }
}
