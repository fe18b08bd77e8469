import { z } from 'zod'

/** Every error code with its HTTP status and what it means to the caller. */
export const problemCodes = {
  'invalid-request': { status: 400, title: 'The request is not valid' },
  'not-signed-in': { status: 401, title: 'Sign in to continue' },
  'not-allowed': { status: 403, title: 'You have no permission for this' },
  'not-found': { status: 404, title: 'Not found' },
  stale: { status: 409, title: 'Someone else saved this in the meantime' },
  'already-exists': { status: 409, title: 'Already exists' },
  'in-use': { status: 409, title: 'Still in use' },
  'too-large': { status: 413, title: 'Too large' },
  'wrong-media-type': { status: 415, title: 'This kind of content is not understood' },
  'rule-failed': { status: 422, title: 'A rule is not met' },
  'too-many-requests': { status: 429, title: 'Too many requests' },
  'internal-error': { status: 500, title: 'Something went wrong on the server' },
  unavailable: { status: 503, title: 'Not available right now' },
} as const satisfies Record<string, { status: number; title: string }>

export type ProblemCode = keyof typeof problemCodes

/** Codes that any call can answer. */
export const everyCallProblems = [
  'invalid-request',
  'not-signed-in',
  'not-allowed',
  'too-many-requests',
  'internal-error',
  'unavailable',
] as const satisfies readonly ProblemCode[]

/** The error body of every call (RFC 9457, `application/problem+json`). */
export const Problem = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.number(),
    detail: z.string(),
    code: z.enum(Object.keys(problemCodes) as [ProblemCode, ...ProblemCode[]]),
    /** Field errors: `path` as in the request body, dots between the parts. */
    errors: z.array(z.object({ path: z.string(), message: z.string() })),
    requestId: z.string(),
    /** With `stale`: what is stored now, in the shape of the call's answer. */
    current: z.unknown().optional(),
  })
  .meta({ id: 'Problem' })
export type Problem = z.infer<typeof Problem>
