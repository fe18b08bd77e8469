import type { Endpoint } from '#contract/endpoint'
import { paramsIn } from '#contract/paramsIn'
import type { ListPage } from '../database/page.ts'
import { assertMayCall, assertSignedIn } from '../http/assertMayCall.ts'
import { contentRange } from '../http/contentRange.ts'
import { disposition } from '../http/files/disposition.ts'
import type { FileAnswer } from '../http/files/sendFile.ts'
import type { Authenticate } from '../http/mount.ts'
import { assertStorable } from '../http/unstorableText.ts'
import { notFound, Problem, problemBody } from '../problem/problem.ts'
import type { ServedService } from '../servedServices.ts'
import { checked } from './checked.ts'
import { readForm } from './readForm.ts'

interface Route {
  readonly row: Endpoint
  readonly handle: (call: unknown) => Promise<unknown>
}

/** Written out comes before a name in braces, as a router has it. */
const byPath = (a: Route, b: Route): number =>
  a.row.path.replaceAll('{', '\uffff') < b.row.path.replaceAll('{', '\uffff') ? -1 : 1

const routesOf = (served: readonly ServedService[]): readonly Route[] =>
  served
    .flatMap(({ rows, handlers }) =>
      Object.entries(rows).map(([name, row]) => ({ row, handle: handlers[name] as Route['handle'] })),
    )
    .sort(byPath)

/** A query as a server reads it: a name that comes more than once has them all. */
function queryOf(search: URLSearchParams): Record<string, string | string[]> {
  const names = [...new Set(search.keys())]
  return Object.fromEntries(
    names.map(name => {
      const all = search.getAll(name)
      return [name, all.length === 1 ? (all[0] ?? '') : all]
    }),
  )
}

async function fileResponse(file: FileAnswer): Promise<Response> {
  const pieces: Uint8Array<ArrayBuffer>[] = []
  for await (const piece of file.read({ from: 0, to: file.size - 1 })) pieces.push(new Uint8Array(piece))
  return new Response(new Blob(pieces), {
    headers: { 'content-type': file.mediaType, 'content-disposition': disposition(file.fileName) },
  })
}

async function responseOf(row: Endpoint, answer: unknown): Promise<Response> {
  if (row.answersFile === true) return fileResponse(answer as FileAnswer)
  if (row.list !== true) return Response.json(row.response.parse(answer))
  const page = answer as ListPage<unknown[]>
  return Response.json(row.response.parse(page.rows), {
    headers: { 'content-range': contentRange(page.first, page.rows.length, page.total, page.isAtLeast) },
  })
}

function refused(error: unknown, requestId: string): Response {
  // Whoever tries something out reads it where they look first.
  if (!(error instanceof Problem)) console.error(error)
  const problem = error instanceof Problem ? error : new Problem('internal-error', String(error))
  const body = problemBody(problem, requestId)
  return Response.json(body, { status: body.status, headers: { 'content-type': 'application/problem+json' } })
}

/** Answers requests by the calls' own handlers, as the server does over HTTP: the right first, then the input. */
export function createAnswering(served: readonly ServedService[], authenticate: Authenticate) {
  const routes = routesOf(served)

  const answer = async (request: Request): Promise<Response> => {
    const { pathname, searchParams } = new URL(request.url)
    for (const { row, handle } of routes) {
      const given = row.method === request.method ? paramsIn(row.path, pathname) : null
      if (given === null) continue
      const person = await authenticate({
        headers: Object.fromEntries(request.headers),
        method: request.method,
        log: console as never,
      })
      if (row.right.kind !== 'anyone') {
        assertSignedIn(person)
        assertMayCall(row, person)
      }
      const params = checked('params', row.params, given)
      const query = checked('querystring', row.query, queryOf(searchParams))
      const form = row.takesFile === true ? await readForm(request, row) : undefined
      const sent = form === undefined && row.body !== undefined ? await request.json() : undefined
      const body = form === undefined ? checked('body', row.body, sent) : form.texts
      assertStorable([params, query, body])
      return responseOf(row, await handle({ params, query, body, person, address: '', file: form?.file }))
    }
    throw notFound(`${request.method} ${pathname}`)
  }

  return async (request: Request): Promise<Response> => {
    try {
      return await answer(request)
    } catch (error) {
      return refused(error, crypto.randomUUID())
    }
  }
}
