import { expect } from 'vitest'
import { Problem } from '#contract/problem'

interface Given {
  readonly statusCode: number
  readonly headers: Readonly<Record<string, unknown>>
  readonly body: string
}

/**
 * Nothing that is sent may be the server's fault: it is answered, or refused with a problem, and a request that is not
 * valid is told at which field.
 */
export function assertAnswered(what: string, { statusCode, headers, body }: Given): void {
  expect(statusCode, `${what}\n${body}`).toBeLessThan(500)
  if (statusCode === 200) return
  expect(headers['content-type'], what).toBe('application/problem+json')
  const problem = Problem.parse(JSON.parse(body))
  expect(problem.status, what).toBe(statusCode)
  if (statusCode !== 400) return
  expect(problem.errors, `${what}\n${body}`).not.toEqual([])
  for (const { path } of problem.errors) expect(path, `${what}\n${body}`).not.toBe('')
}
