import { describe, expect, it } from 'vitest'
import { everyCallProblems, Problem, type ProblemCode, problemCodes } from '#contract/problem'

describe('the codes of problems', () => {
  it.each(Object.entries(problemCodes))('%s has a failing status and a title', (code, { status, title }) => {
    expect(code).toMatch(/^[a-z]+(-[a-z]+)*$/)
    expect(status).toBeGreaterThanOrEqual(400)
    expect(status).toBeLessThan(600)
    expect(title).toMatch(/^[A-Z].*[^.]$/)
  })

  it('tell a missing sign-in (401) from a missing right (403), and a stale save (409) from a broken rule (422)', () => {
    const statuses = (['not-signed-in', 'not-allowed', 'stale', 'rule-failed'] as ProblemCode[]).map(
      code => problemCodes[code].status,
    )
    expect(statuses).toEqual([401, 403, 409, 422])
  })

  it('have some that any call can answer', () => {
    expect(everyCallProblems).toEqual([
      'invalid-request',
      'not-signed-in',
      'not-allowed',
      'too-many-requests',
      'internal-error',
      'unavailable',
    ])
  })
})

describe('the body of a problem', () => {
  const body = {
    type: '/docs#problem-stale',
    title: 'Someone else saved this in the meantime',
    status: 409,
    detail: 'Tessa Harcourt saved this quote in the meantime.',
    code: 'stale',
    errors: [{ path: 'product.length', message: 'must be > 0' }],
    requestId: 'r1',
    current: { version: 3 },
  }

  it('has type, title, status, detail, code and field errors, and what is stored now', () => {
    expect(Problem.parse(body)).toEqual(body)
  })

  it('has no other codes', () => {
    expect(Problem.safeParse({ ...body, code: 'teapot' }).success).toBe(false)
  })
})
