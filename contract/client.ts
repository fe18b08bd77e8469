import type { CallInput, CallOutput, Endpoint } from './endpoint.ts'

/** A request as it goes on the wire, without the origin. */
export interface WireRequest {
  readonly method: string
  readonly path: string
  readonly body?: string
  /** Names what is done once, however often it is asked. */
  readonly key?: string
}

/** The header that a request's key travels in. */
export const keyHeader = 'idempotency-key'

/** Says of `/config.json` that it is complete and right, as a server checked it: a file that somebody wrote says nothing. */
export const checkedHeader = 'config-checked'

/** One page of a list; `total` is missing when the server did not count. */
export interface Page<Row> {
  readonly data: Row
  readonly total?: number
  /** The server stopped counting at `total`: there are at least so many. */
  readonly isAtLeast?: true
}

type Loose = { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown }

const queryText = (value: unknown): string =>
  typeof value === 'object' ? JSON.stringify(value) : String(value)

/** The path of `row` with its parameters and query filled in; a list in the query repeats its key. */
export function addressOf(row: Endpoint, input: Loose): string {
  const path = row.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(input.params?.[name] ?? '')),
  )
  const query = new URLSearchParams()
  for (const [key, value] of Object.entries(input.query ?? {})) {
    if (value === undefined || value === null) continue
    for (const item of Array.isArray(value) ? value : [value]) query.append(key, queryText(item))
  }
  const search = query.toString()
  return search === '' ? path : `${path}?${search}`
}

/** The request that a call of `row` makes. */
export function requestOf<Row extends Endpoint>(row: Row, input: CallInput<Row>): WireRequest {
  const loose = input as Loose
  return {
    method: row.method,
    path: addressOf(row, loose),
    ...(loose.body === undefined ? {} : { body: JSON.stringify(loose.body) }),
  }
}

/** How many rows a list has in all, out of `Content-Range: items 0-24/319`, or `/1000+`. */
export function contentRange({
  headers,
}: Pick<Response, 'headers'>): Pick<Page<never>, 'total' | 'isAtLeast'> {
  const [, total, more] = /\/(\d+)(\+?)$/.exec(headers.get('content-range') ?? '') ?? []
  if (total === undefined) return {}
  return { total: Number(total), ...(more === '+' ? { isAtLeast: true } : {}) }
}

/** The answer of a call: its data and, for a list, how many there are. */
export async function readAnswer<Row extends Endpoint>(
  _row: Row,
  response: Response,
): Promise<Page<CallOutput<Row>>> {
  const data = (response.status === 204 ? null : await response.json()) as CallOutput<Row>
  return { data, ...contentRange(response) }
}
