import { Failure } from './failure.ts'

/** What a request that got no answer failed with; a request that was given up on purpose stays an AbortError. */
export function connectionFailure(error: unknown): unknown {
  const name = error instanceof Error || error instanceof DOMException ? error.name : ''
  if (name === 'AbortError' || error instanceof Failure) return error
  return name === 'TimeoutError'
    ? new Failure({ message: 'The server took too long to answer', status: 0, code: 'timed-out' })
    : new Failure({ message: 'No connection to the server', status: 0, code: 'no-connection' })
}
