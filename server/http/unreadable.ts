import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { Problem, problemBody } from '../problem/problem.ts'

const statusOf: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
}

/**
 * Answers what cannot be told apart into requests, and hangs up: what comes next on the connection could be taken for a
 * request that nobody made.
 */
export function refuseUnreadable(error: Error & { readonly code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) {
    socket.destroy()
    return
  }
  const status = statusOf[error.code ?? ''] ?? 400
  const problem = new Problem('invalid-request', 'The request cannot be read as HTTP.')
  const body = JSON.stringify({ ...problemBody(problem, ''), status })
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? 'Bad Request'}`,
      'content-type: application/problem+json',
      `content-length: ${Buffer.byteLength(body)}`,
      'cache-control: no-store',
      'connection: close',
      '',
      body,
    ].join('\r\n'),
  )
  socket.destroySoon()
}
