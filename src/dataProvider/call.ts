import { type Page, readAnswer, requestOf, type WireRequest } from '#contract/client'
import type { CallInput, CallOutput, Endpoint } from '#contract/endpoint'
import { answerOf } from './answerOf.ts'
import type { Http, RequestOptions } from './http.ts'
import { noteWrite } from './lastWrite.ts'
import { pageLocally } from './pageLocally.ts'
import { createRequestKeys } from './requestKeys.ts'

export interface Calls {
  /** Makes the call of `row` and answers its data. */
  call<Row extends Endpoint>(
    row: Row,
    input: CallInput<Row>,
    options?: RequestOptions,
  ): Promise<CallOutput<Row>>
  /** Makes the call of a list and answers its page; `total` is missing when the server did not count. */
  callPage<Row extends Endpoint>(
    row: Row,
    input: CallInput<Row>,
    options?: RequestOptions,
  ): Promise<Page<CallOutput<Row>>>
}

/** The contract's rows as functions over `http`. */
export function createCalls(http: Http): Calls {
  const keys = createRequestKeys()

  const ask = async <Row extends Endpoint>(row: Row, input: CallInput<Row>, options?: RequestOptions) => {
    const send = async (request: WireRequest) =>
      answerOf(await http(request, options), answer => readAnswer(row, answer))
    const request = requestOf(row, input)
    return row.once === true ? keys.once(request, send) : send(request)
  }

  const callPage: Calls['callPage'] = async (row, input, options) => {
    const page = await ask(row, input, options)
    if (row.method !== 'GET' && row.onlyAsks !== true) noteWrite()
    if (row.list !== true || page.total !== undefined || !Array.isArray(page.data)) return page
    const { query = {} } = input as { query?: Record<string, unknown> }
    return pageLocally(page.data, query) as typeof page
  }

  return {
    callPage,
    call: async (row, input, options) => (await callPage(row, input, options)).data,
  }
}
