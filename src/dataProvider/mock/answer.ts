import type { CallOutput, Endpoint } from '#contract/endpoint'
import { type ProblemCode, problemCodes } from '#contract/problem'
import { pageLocally } from '../pageLocally.ts'

/** What a call was asked, as it came over the wire. */
export interface MockAsked {
  readonly params: Readonly<Record<string, string>>
  readonly query: Readonly<Record<string, string>>
  readonly body: unknown
}

/** A call that is answered from memory; null leaves it to the server. */
export interface MockAnswer {
  readonly row: Endpoint
  readonly respond: (asked: MockAsked) => Promise<Response | null>
}

/** An answer as the server would send it: of a list one page, searched, sorted and counted. */
function responseOf(row: Endpoint, output: unknown, query: MockAsked['query']): Response {
  if (row.list !== true || !Array.isArray(output)) return Response.json(output ?? null)
  const { data, total = 0 } = pageLocally(output, query)
  return Response.json(data, { headers: { 'content-range': `items 0-${data.length}/${total}` } })
}

/** A refusal as the server would send it; `more`: field errors, what is stored now. */
export const refusal = (code: ProblemCode, more: Readonly<Record<string, unknown>> = {}): Response => {
  const { status, title } = problemCodes[code]
  const problem = { type: 'about:blank', title, status, detail: title, code, errors: [], requestId: 'mock' }
  return Response.json({ ...problem, ...more }, { status })
}

/** Answers a call by what `make` makes of it; a Response is sent as it is, null leaves the call to the server. */
export const answer = <Row extends Endpoint>(
  row: Row,
  make: (asked: MockAsked) => CallOutput<Row> | Response | null,
): MockAnswer => ({
  row,
  respond: async asked => {
    const made: unknown = make(asked)
    return made === null || made instanceof Response ? made : responseOf(row, made, asked.query)
  },
})

/** Refuses a call. */
export const refuse = (
  row: Endpoint,
  code: ProblemCode,
  more?: Readonly<Record<string, unknown>>,
): MockAnswer => answer(row, () => refusal(code, more))
