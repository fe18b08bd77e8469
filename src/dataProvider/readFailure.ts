import { type Problem, problemCodes } from '#contract/problem'
import { Failure, type FailureCode } from './failure.ts'
import { retryAfter } from './retryAfter.ts'

const codeOf = (status: number): FailureCode => {
  const known = Object.entries(problemCodes).find(([, row]) => row.status === status)
  return known === undefined ? 'internal-error' : (known[0] as FailureCode)
}

const isProblem = (value: unknown): value is Problem =>
  typeof value === 'object' && value !== null && 'code' in value && 'title' in value

const bodyOf = async (response: Response): Promise<unknown> => {
  const type = response.headers.get('content-type') ?? ''
  if (!type.includes('json')) return undefined
  return response.json().catch(() => undefined)
}

/** The failure that an answer other than 2xx tells, with a sentence even when the body is not ours. */
export async function readFailure(response: Response): Promise<Failure> {
  const body = await bodyOf(response)
  if (isProblem(body)) {
    return new Failure({
      message: body.detail || body.title,
      status: response.status,
      code: body.code,
      retryAfter: retryAfter(response),
      problem: { ...body, errors: Array.isArray(body.errors) ? body.errors : [] },
    })
  }
  const code = codeOf(response.status)
  const title = Object.entries(problemCodes).find(([name]) => name === code)?.[1].title
  return new Failure({
    message: title ?? `The server answered ${response.status}`,
    status: response.status,
    code,
    retryAfter: retryAfter(response),
  })
}
