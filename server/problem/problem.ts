import { type Problem as ProblemBody, type ProblemCode, problemCodes } from '#contract/problem'

export interface FieldError {
  readonly path: string
  readonly message: string
}

/** Thrown by a handler to answer with a problem; `current` is what is stored now, for a stale save. */
export class Problem extends Error {
  readonly code: ProblemCode
  readonly errors: readonly FieldError[]
  readonly current: unknown
  /** Seconds after which another try is worth it; undefined: nobody knows. */
  readonly retryAfter: number | undefined

  constructor(
    code: ProblemCode,
    detail: string,
    more: {
      readonly errors?: readonly FieldError[]
      readonly current?: unknown
      readonly retryAfter?: number
    } = {},
  ) {
    super(detail)
    this.code = code
    this.errors = more.errors ?? []
    this.current = more.current
    this.retryAfter = more.retryAfter
  }
}

/** The problem as the body of an answer. */
export function problemBody(problem: Problem, requestId: string): ProblemBody {
  const { status, title } = problemCodes[problem.code]
  return {
    type: `/docs#problem-${problem.code}`,
    title,
    status,
    detail: problem.message,
    code: problem.code,
    errors: [...problem.errors],
    requestId,
    ...(problem.current === undefined ? {} : { current: problem.current }),
  }
}

/** The person has no such thing: it does not exist, or not for them. */
export const notFound = (what: string): Problem => new Problem('not-found', `${what} was not found.`)
