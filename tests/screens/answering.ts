interface Asked {
  readonly method: string
  readonly path: string
  readonly query: URLSearchParams
  readonly headers: Headers
  readonly body: unknown
}

type Answer = (asked: Asked) => unknown

/** JSON of a 2xx answer, or a Response as it is. */
const responseOf = (answer: unknown): Response =>
  answer instanceof Response ? answer : Response.json(answer ?? null)

/**
 * A `fetch` that answers the declared calls (`'GET /security/Auth'`) and throws on any other, with a record of what
 * was asked. For the parts of the shell; whole screens run on the in-process server.
 */
export function answering(answers: Readonly<Record<string, Answer>>) {
  const asked: Asked[] = []
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const url = new URL(String(input), 'http://localhost')
    const request: Asked = {
      method: init?.method ?? 'GET',
      path: url.pathname,
      query: url.searchParams,
      headers: new Headers(init?.headers),
      body: typeof init?.body === 'string' ? JSON.parse(init.body) : undefined,
    }
    asked.push(request)
    const answer = answers[`${request.method} ${request.path}`]
    if (answer === undefined)
      throw new Error(`The test declared no answer for ${request.method} ${request.path}`)
    return responseOf(await answer(request))
  }
  return { fetch, asked }
}

/** An error answer as the server gives it. */
export const problem = (
  status: number,
  code: string,
  more: Readonly<Record<string, unknown>> = {},
): Response =>
  new Response(
    JSON.stringify({
      type: 'about:blank',
      title: code,
      status,
      detail: '',
      code,
      errors: [],
      requestId: 'r',
      ...more,
    }),
    { status, headers: { 'content-type': 'application/problem+json' } },
  )
