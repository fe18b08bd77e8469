import { HttpError } from 'react-admin'
import type { Problem, ProblemCode } from '#contract/problem'

/** Codes of failures that never reached an answer. */
export type ConnectionCode = 'no-connection' | 'timed-out' | 'unreadable-answer'
export type FailureCode = ProblemCode | ConnectionCode

interface FailureParts {
  readonly message: string
  readonly status: number
  readonly code: FailureCode
  readonly problem?: Problem
  readonly retryAfter?: number | undefined
}

/** Messages by field; `body.errors` of react-admin's own shape, so that its forms show them. */
const byField = (problem: Problem | undefined): Record<string, string> =>
  Object.fromEntries((problem?.errors ?? []).map(({ path, message }) => [path, message]))

/** A call that failed: react-admin's error with the code, the field errors and, when stale, what is stored now. */
export class Failure extends HttpError {
  override readonly name = 'Failure'
  readonly code: FailureCode
  /** Message of each refused field, by its path in the request body (`product.length`). */
  readonly fieldErrors: Readonly<Record<string, string>>
  /** With `stale`: what is stored now, in the shape of the call's answer. */
  readonly current: unknown
  readonly requestId: string
  /** Seconds after which the server says that another try is worth it. */
  readonly retryAfter: number | undefined
  /** What was asked, as `askedBy` names it; '' of what no request was sent for. */
  asked = ''

  constructor({ message, status, code, problem, retryAfter }: FailureParts) {
    const fieldErrors = byField(problem)
    super(message, status, { ...problem, code, errors: fieldErrors })
    // react-admin's constructor resets the prototype to its own class.
    Object.setPrototypeOf(this, Failure.prototype)
    this.code = code
    this.fieldErrors = fieldErrors
    this.current = problem?.current
    this.requestId = problem?.requestId ?? ''
    this.retryAfter = retryAfter
  }
}

/** Whether `error` is a failed call, of one of `codes` when some are given. */
export const isFailure = (error: unknown, ...codes: readonly FailureCode[]): error is Failure =>
  error instanceof Failure && (codes.length === 0 || codes.includes(error.code))

/** What to tell a person about `error`: its own sentence, else `otherwise`. */
export const failureText = (error: unknown, otherwise = 'Error retrieving data.'): string =>
  error instanceof Failure && error.message !== '' ? error.message : otherwise
