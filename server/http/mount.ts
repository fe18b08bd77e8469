import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { CallOutput, Endpoint, Service } from '#contract/endpoint'
import { everyCallProblems, Problem as ProblemSchema, problemCodes } from '#contract/problem'
import { describeRight } from '#domain/access'
import { asCall, type CallKind } from '../database/callKind.ts'
import type { ListPage } from '../database/page.ts'
import type { Person } from '../person/person.ts'
import { Problem } from '../problem/problem.ts'
import { assertMayCall, assertSignedIn } from './assertMayCall.ts'
import { contentRange } from './contentRange.ts'
import { type FileAnswer, sendFile } from './files/sendFile.ts'
import { type ComingFile, takeForm } from './files/takeForm.ts'
import { noteRightsChange } from './noteRightsChange.ts'
import { type AnswersOnce, answerOnce } from './once/answerOnce.ts'
import { claimOf } from './once/requestKey.ts'
import type { RequestLimit } from './requestLimit.ts'
import { assertStorable } from './unstorableText.ts'
import { rememberWhoAsks, whoAsks } from './whoAsks.ts'

type Given<Schema, Otherwise> = Schema extends z.ZodType ? z.output<Schema> : Otherwise

/** A call as a handler gets it: checked, with the person who makes it. */
export interface Call<Row extends Endpoint> {
  readonly params: Given<Row['params'], undefined>
  readonly query: Given<Row['query'], undefined>
  readonly body: Given<Row['body'], undefined>
  readonly person: Row['right'] extends { kind: 'anyone' } ? Person | null : Person
  /** Where it comes from: the address of the network. */
  readonly address: string
  /** The file that comes with the form, where the row takes one. */
  readonly file: Row['takesFile'] extends true ? ComingFile : undefined
}

type Answer<Row extends Endpoint> = Row['answersFile'] extends true
  ? FileAnswer
  : Row['list'] extends true
    ? ListPage<CallOutput<Row>>
    : CallOutput<Row>

/** One handler a row, named as the contract's row. */
export type Handlers<S extends Service> = {
  readonly [Name in keyof S]: (call: Call<S[Name]>) => Promise<Answer<S[Name]>>
}

/** What tells who makes a request. */
export type Asking = Pick<FastifyRequest, 'headers' | 'log'> & { readonly method?: string }

/** Finds out who makes a request; null when nobody is signed in. */
export type Authenticate = (request: Asking) => Promise<Person | null>

const fastifyPath = (path: string): string => path.replace(/\{(\w+)\}/g, ':$1')

function problemResponses(row: Endpoint): Record<number, z.ZodType> {
  const codes = [...everyCallProblems, ...(row.problems ?? [])]
  return Object.fromEntries(codes.map(code => [problemCodes[code].status, ProblemSchema]))
}

/** What the reference says of the body: of a form, its file too. */
const described = ({ body, takesFile }: Endpoint): object => {
  if (body === undefined) return {}
  if (takesFile !== true) return { body }
  const form = body instanceof z.ZodObject ? body.extend({ file: z.file() }) : body
  return { body: form, consumes: ['multipart/form-data'] }
}

/** A form is checked when its texts are read, which is when its file begins to come in. */
const checkedLater = () => () => true

declare module 'fastify' {
  interface FastifyInstance {
    /** How many requests a person may make; left out: any number. */
    requestLimit?: RequestLimit
    /** What keeps that a request was done; left out: each is done as often as it comes. */
    answersOnce?: AnswersOnce
  }
}

/** Whether the call changed what people may do. */
const changesRights = (row: Endpoint, { params }: { readonly params: unknown }): boolean => {
  if (typeof row.changesRights !== 'function') return row.changesRights === true
  return row.changesRights(params as Readonly<Record<string, unknown>>)
}

/** How long a statement of the call may take follows from what it does: documents are made of much that is read. */
const kindOf = ({ method, onlyAsks, answersFile, path }: Endpoint): CallKind => {
  if (answersFile === true || path.startsWith('/report/')) return 'report'
  return method === 'GET' || onlyAsks === true ? 'read' : 'write'
}

/** Refuses a request of somebody who makes too many. */
function assertNotTooMany(limit: RequestLimit | undefined, person: Person): void {
  const retryAfter = limit?.admit(person.login) ?? 0
  if (retryAfter === 0) return
  throw new Problem('too-many-requests', 'Too many requests. Wait a moment and try again.', { retryAfter })
}

/** Refuses a body of plain text, the one kind besides JSON that Fastify reads unasked; the hub's clients send it. */
function assertNoPlainText({ body, headers }: FastifyRequest): void {
  if (body === undefined || !/^text\/plain\b/i.test(headers['content-type'] ?? '')) return
  throw new Problem('wrong-media-type', 'Send the body as JSON.')
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
        ...described(row),
        ...(row.answersFile === true ? { produces: ['application/octet-stream'] } : {}),
        response: { 200: row.response, ...problemResponses(row) },
      },
      ...(row.takesFile === true ? { config: { takesFile: true }, validatorCompiler: checkedLater } : {}),
      // A file is sent in ranges, and most kinds are compressed already.
      ...(row.answersFile === true ? { compress: false } : {}),
      onRequest: async request => {
        if (row.right.kind === 'anyone') return
        const person = await authenticate(request)
        assertSignedIn(person)
        rememberWhoAsks(request, person)
        assertNotTooMany(app.requestLimit, person)
        assertMayCall(row, person)
      },
      // What anyone may ask for by a secret is kept by nobody on the way.
      ...(row.right.kind === 'anyone'
        ? { onSend: async (_request, reply) => void reply.header('cache-control', 'no-store') }
        : {}),
      preValidation: async request => assertNoPlainText(request),
      preHandler: async request => assertStorable([request.params, request.query, request.body]),
      handler: async (request, reply) => {
        const form = row.takesFile === true ? await takeForm(request, row.body) : undefined
        const asked = {
          params: request.params,
          query: request.query,
          body: form === undefined ? request.body : form.texts,
          person: whoAsks(request),
          address: request.ip,
          file: form?.file,
        }
        const claim = row.once === true && app.answersOnce !== undefined ? claimOf(request) : null
        const work = () => asCall(kindOf(row), () => handle(asked))
        const answered =
          claim === null || app.answersOnce === undefined ? work() : answerOnce(app.answersOnce, claim, work)
        const answer = await answered.catch(async (error: unknown) => {
          await form?.file.skip()
          throw error
        })
        if (changesRights(row, request)) noteRightsChange(request, `${serviceName}.${name}`)
        if (row.answersFile === true) return sendFile(request, reply, answer as FileAnswer)
        // It is this person's, and as it is now: nothing between here and the page may keep it.
        reply.header('cache-control', 'no-store')
        if (row.list !== true) return answer
        const page = answer as ListPage<unknown[]>
        reply.header('content-range', contentRange(page.first, page.rows.length, page.total, page.isAtLeast))
        return page.rows
      },
    })
  }
}
