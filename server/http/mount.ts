import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { CallOutput, Endpoint, Service } from '#contract/endpoint'
import { everyCallProblems, Problem as ProblemSchema, problemCodes } from '#contract/problem'
import { describeRight, isAllowed } from '#domain/access'
import type { ListPage } from '../database/page.ts'
import type { Person } from '../person/person.ts'
import { Problem } from '../problem/problem.ts'
import { fieldPath } from './fieldPath.ts'
import { unstorableText } from './unstorableText.ts'

type Given<Schema, Otherwise> = Schema extends z.ZodType ? z.output<Schema> : Otherwise

/** A call as a handler gets it: checked, with the person who makes it. */
export interface Call<Row extends Endpoint> {
  readonly params: Given<Row['params'], undefined>
  readonly query: Given<Row['query'], undefined>
  readonly body: Given<Row['body'], undefined>
  readonly person: Row['right'] extends { kind: 'anyone' } ? Person | null : Person
}

type Answer<Row extends Endpoint> = Row['list'] extends true ? ListPage<CallOutput<Row>> : CallOutput<Row>

/** One handler a row, named as the contract's row. */
export type Handlers<S extends Service> = {
  readonly [Name in keyof S]: (call: Call<S[Name]>) => Promise<Answer<S[Name]>>
}

/** What tells who makes a request. */
export type Asking = Pick<FastifyRequest, 'headers' | 'log'>

/** Finds out who makes a request; null when nobody is signed in. */
export type Authenticate = (request: Asking) => Promise<Person | null>

const fastifyPath = (path: string): string => path.replace(/\{(\w+)\}/g, ':$1')

/** `items 0-24/319`, as ra-data-simple-rest reads it; `items 0-24/1000+` when counting stopped there. */
export function contentRange(first: number, length: number, total: number | null, isAtLeast = false): string {
  const last = length === 0 ? first : first + length - 1
  return `items ${first}-${last}/${total ?? '*'}${isAtLeast ? '+' : ''}`
}

function problemResponses(row: Endpoint): Record<number, z.ZodType> {
  const codes = [...everyCallProblems, ...(row.problems ?? [])]
  return Object.fromEntries(codes.map(code => [problemCodes[code].status, ProblemSchema]))
}

/** Mounts the rows of a service with their handlers: checks the right, then the input, then answers. */
export function mount<S extends Service>(
  app: FastifyInstance,
  serviceName: string,
  rows: S,
  handlers: Handlers<S>,
  authenticate: Authenticate,
): void {
  for (const [name, row] of Object.entries(rows)) {
    const handle = handlers[name] as (call: unknown) => Promise<unknown>
    const persons = new WeakMap<FastifyRequest, Person>()
    app.route({
      method: row.method,
      url: fastifyPath(row.path),
      schema: {
        summary: row.summary,
        description: `Right: ${describeRight(row.right)}`,
        operationId: `${serviceName}.${name}`,
        tags: [serviceName],
        ...(row.params ? { params: row.params } : {}),
        ...(row.query ? { querystring: row.query } : {}),
        ...(row.body ? { body: row.body } : {}),
        response: { 200: row.response, ...problemResponses(row) },
      },
      onRequest: async request => {
        if (row.right.kind === 'anyone') return
        const person = await authenticate(request)
        if (person === null)
          throw new Problem('not-signed-in', 'Your sign-in has ended or is missing. Sign in again.')
        if (!isAllowed(person, row.right)) {
          throw new Problem('not-allowed', `You have no permission for this (${row.summary}).`)
        }
        persons.set(request, person)
      },
      preHandler: async request => {
        const path = unstorableText([request.params, request.query, request.body])
        if (path === null) return
        throw new Problem('invalid-request', 'The text has characters that cannot be kept.', {
          errors: [
            { path: fieldPath(path.split('.').slice(1), request.body), message: 'has invalid characters' },
          ],
        })
      },
      handler: async (request, reply) => {
        const answer = await handle({
          params: request.params,
          query: request.query,
          body: request.body,
          person: persons.get(request) ?? null,
        })
        if (row.list !== true) return answer
        const page = answer as ListPage<unknown[]>
        reply.header('content-range', contentRange(page.first, page.rows.length, page.total, page.isAtLeast))
        return page.rows
      },
    })
  }
}
